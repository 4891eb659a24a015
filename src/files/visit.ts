import { join } from 'node:path';
import { advance, begin, type Glob, type Progress } from './glob.ts';

/** A folder or file that a walk comes by. */
export interface Visit {
  readonly location: string;
  /** The real path, as far as links that the walk followed can change it; tells loops. */
  readonly real: string;
  /** Real paths of the folders from which links were followed to here. */
  readonly above: readonly string[];
  /** Progress of the pattern as the rules stand, */
  readonly open: Progress;
  /** and as it would be if wildcards reached hidden names: the difference is what they passed over. */
  readonly all: Progress;
}

/** Where a walk begins; `real` is the real path of the pattern's start. */
export function startVisit(glob: Glob, real: string): Visit {
  const open = begin(glob);
  return { location: glob.start, real, above: [], open, all: open };
}

/** One step from a folder to a name in it. */
export function takeStep(glob: Glob, folder: Visit, name: string, dotted: boolean): Visit {
  const open = advance(glob, folder.open.positions, name, dotted);
  const isSame = folder.open === folder.all && (dotted || !name.startsWith('.'));
  return {
    location: join(folder.location, name),
    real: join(folder.real, name),
    above: folder.above,
    open,
    all: isSame ? open : advance(glob, folder.all.positions, name, true),
  };
}

/** True when what stands here can be selected, or lead to what can. */
export function leadsOn(progress: Progress, kind: 'file' | 'folder' | 'either'): boolean {
  return (kind !== 'folder' && progress.selected) || (kind !== 'file' && progress.positions.length > 0);
}
