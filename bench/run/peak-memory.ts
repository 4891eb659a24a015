import { readFileSync } from 'node:fs';

/**
 * Highest resident set so far, in bytes, of the largest process below this one (Linux, proc_pid_status(5): VmHWM). It is
 * a high-water mark, so that a sample shows all that was before it; a process shorter than the interval between two samples is
 * not seen. 0 where there is no /proc.
 */
export function readPeakBytes(pid: number | undefined): number {
  const children = readProc(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return Math.max(0, ...children.map((child) => Math.max(readOwn(child), readPeakBytes(Number(child)))));
}

function readOwn(pid: string): number {
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended, or the machine has no /proc.
    return '';
  }
}
