/** One output in a runner's file: `name<<delimiter`, the value, the delimiter. */
const OUTPUT = /^(?<name>[^\n<]+)<<(?<delimiter>[^\n]+)\n(?<value>[^]*?)\n\k<delimiter>$/gmu;

/** Reads the file that GITHUB_OUTPUT names. */
export function readOutputs(text: string): ReadonlyMap<string, string> {
  const outputs = new Map<string, string>();
  for (const { groups: { name = '', value = '' } = {} } of text.matchAll(OUTPUT)) {
    outputs.set(name, value);
  }
  return outputs;
}
