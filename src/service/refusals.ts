import { ServiceError, type ServiceErrorFacts } from '../evidence/service.ts';
import { sayAnswer } from './answers.ts';
import type { HttpAnswer } from './http.ts';
import { readErrorText } from './reading.ts';
import { isThrottled, readWaitMs } from './throttling.ts';

/** The error that an answer without success amounts to: status and what the service said. */
export async function readRefusal(answer: HttpAnswer, secrets: Iterable<string>): Promise<ServiceError> {
  const facts = await readRefusalFacts(answer, secrets);
  const { request, status, answer: said, throttled } = facts;
  const sentences = [
    endSentence(`${request}: the service answered ${status}${said === undefined ? '' : `: ${said}`}`),
    throttled ? 'It asks to slow down.' : explainRedirect(answer, secrets),
  ];
  return new ServiceError(sentences.filter(Boolean).join(' '), facts);
}

/** What an answer without success tells. Reads, or gives up, its body. */
export async function readRefusalFacts(
  answer: HttpAnswer,
  secrets: Iterable<string>,
): Promise<ServiceErrorFacts> {
  const { request, status, headers } = answer;
  const said = sayAnswer(await readErrorText(answer), secrets);
  return {
    request,
    phase: 'answered',
    status,
    throttled: isThrottled(status, headers, said),
    waitMs: readWaitMs(headers, said),
    answer: said === '' ? undefined : said,
  };
}

function explainRedirect({ status, headers }: HttpAnswer, secrets: Iterable<string>): string | undefined {
  if (status < 300 || status >= 400) {
    return undefined;
  }
  const location = headers.get('location') ?? '';
  const origin = URL.canParse(location) ? ` (to ${sayAnswer(new URL(location).origin, secrets)})` : '';
  return `A redirect${origin} is not followed, as it could lose or double a write: set base-url to the final address.`;
}

function endSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
