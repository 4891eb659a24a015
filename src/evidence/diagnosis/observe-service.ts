import { adviseReader } from '../calls/advice.ts';
import { ServiceError, type Target } from '../service.ts';
import { formatTarget } from '../targets.ts';
import { formatSpan, type Observation } from './observation.ts';
import type { ListShape, ProbeAnswer, ProbedList } from './probe.ts';

const SKEW_LIMIT_MS = 60_000;
/** Items a page that an upload asks for. */
export const USUAL_PAGE_ITEMS = 100;

/** Whether the clocks agree: ages and the expiry of tokens go by ours. */
export function describeClock({ date }: ProbedList, now: number): Observation {
  const what = 'clock';
  if (date === undefined) {
    return { what, state: 'note', says: 'the service does not tell its time' };
  }
  const skewMs = now - date;
  const says = `this machine is ${formatSpan(Math.abs(skewMs))} ${skewMs < 0 ? 'behind' : 'ahead of'} the service`;
  return Math.abs(skewMs) > SKEW_LIMIT_MS
    ? { what, state: 'note', says: `${says}: ages and the expiry of tokens are off by as much` }
    : { what, state: 'ok', says: 'agrees with the service' };
}

/** How its lists are written. */
export function describeShape({ array, token, sizeAs }: ListShape): Observation {
  const what = 'lists';
  if (array === undefined) {
    return { what, state: 'ok', says: 'there is no item yet to tell their shape by' };
  }
  const parts = [
    `items in "${array}"`,
    ...(token === undefined ? [] : [`pages by "${token}"`]),
    ...(sizeAs === undefined ? [] : [`sizes as ${sizeAs}`]),
  ];
  return { what, state: 'ok', says: parts.join(', ') };
}

/** Whether a page is as short as was asked. */
export function describeLimit({ items }: ListShape): Observation {
  const what = 'page size';
  return items > 1
    ? { what, state: 'note', says: `limit=1 was answered with ${items} items: it is not honoured` }
    : { what, state: 'ok', says: 'limit=1 is honoured' };
}

/** Whether it grants pages of the size that an upload asks for. */
export function describePage(answer: ProbeAnswer): Observation {
  const what = 'usual page';
  if (!(answer instanceof ServiceError)) {
    const { items, token } = answer.shape;
    return {
      what,
      state: 'ok',
      says: `limit=${USUAL_PAGE_ITEMS} gives ${items} items${token === undefined ? ', all there are' : ''}`,
    };
  }
  return answer.facts.status === 400
    ? {
        what,
        state: 'note',
        says: `limit=${USUAL_PAGE_ITEMS} is refused; lists are asked for without it, in smaller pages`,
      }
    : { what, state: 'bad', says: answer.message };
}

/** Whether what is linked to a target can be listed. */
export function describeTarget(target: Target, answer: ProbeAnswer): Observation {
  const what = formatTarget(target);
  if (answer instanceof ServiceError) {
    return { what, state: 'bad', says: `${answer.message} ${adviseReader(answer)}`.trim() };
  }
  return {
    what,
    state: 'ok',
    says: `readable; ${answer.shape.items === 0 ? 'nothing' : 'proof'} is linked to it`,
  };
}
