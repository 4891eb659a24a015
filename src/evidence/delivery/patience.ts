import { pause } from '../calls/pause.ts';
import type { Run } from '../run.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Asks for what a service may show late: at once, and again with growing pauses until there is an answer or `patienceMs` is
 * over. Throws ServiceError when the run ends meanwhile.
 */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer | undefined>,
  patienceMs: number,
  { clock, signal }: Pick<Run, 'clock' | 'signal'>,
): Promise<Answer | undefined> {
  const end = clock.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const answer = await ask();
    const restMs = end - clock.now();
    if (answer !== undefined || restMs <= 0) {
      return answer;
    }
    await pause(clock, Math.min(pauseMs, restMs), signal);
  }
}
