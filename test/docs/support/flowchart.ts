const NODE = /^(?<id>\w+)\["[^"\]]+"\]$/u;
const ARROWS = /^(?<from>\w+) --> (?<to>\w+(?: & \w+)*)$/u;

/** A flowchart in the few forms of Mermaid that our papers use. */
export interface Flowchart {
  readonly nodes: readonly string[];
  /** `from --> to`, one an arrow. */
  readonly arrows: readonly string[];
}

/** Reads a flowchart of Mermaid. Throws for a line of any other form, and for an arrow from or to nowhere. */
export function readFlowchart(text: string): Flowchart {
  const [head = '', ...lines] = text.trim().split(/\n\s*/u);
  if (!/^flowchart (?:TD|LR)$/u.test(head)) {
    throw new Error(`"${head}" begins no flowchart`);
  }
  const nodes: string[] = [];
  const arrows: string[] = [];
  for (const line of lines) {
    const { id } = NODE.exec(line)?.groups ?? {};
    const { from, to } = ARROWS.exec(line)?.groups ?? {};
    if (id !== undefined) {
      nodes.push(id);
    } else if (from !== undefined && to !== undefined) {
      arrows.push(...to.split(' & ').map((end) => `${from} --> ${end}`));
    } else {
      throw new Error(`"${line}" is neither a node nor arrows`);
    }
  }
  const loose = arrows.filter((arrow) => arrow.split(' --> ').some((end) => !nodes.includes(end)));
  if (loose.length > 0) {
    throw new Error(`no node stands at both ends of ${loose.join(', ')}`);
  }
  return { nodes, arrows };
}
