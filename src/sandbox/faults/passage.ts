import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultRule } from './rule.ts';
import { Interruption, Replacement } from './outcome.ts';
import { warpAnswer } from './warp-answer.ts';
import type { Waiting } from './waiting.ts';

/** The way of one request through the service, with the places at which a fault can strike. */
export interface Passage {
  /** The headers are there, the body is not read. */
  arrived(): void;
  /** The file name is known, its bytes are not read. */
  named(filename: string): void;
  /** So many bytes of the file are read. */
  read(bytes: number): void;
  /** The request is read to its end. */
  received(): Promise<void>;
  /** Carries out what the request asks for, unless the fault says no, or later. */
  perform<Result>(work: () => Result): Result;
  /** True when a list shall give out the token that it was asked with. */
  loops(): boolean;
  /** The answer on its way out. Returns what is sent in its place. */
  answer(payload: unknown): Promise<unknown>;
}

// A body up to this size comes in one piece: its middle is the first piece.
const ONE_PIECE_BYTES = 64 * 1024;

/**
 * @param pick finds the rule that strikes, first without, then with the file name
 * @throws from its methods: {@link Interruption} when the connection is gone, {@link Replacement} for another answer
 */
export function openPassage(
  request: FastifyRequest,
  reply: FastifyReply,
  waiting: Waiting,
  pick: (filename?: string) => FaultRule | undefined,
): Passage {
  let fault = pick()?.fault;

  const reset = (): never => {
    request.raw.socket.resetAndDestroy();
    throw new Interruption();
  };
  const strikeOnArrival = (): void => {
    if (fault?.kind === 'reset' && fault.at === 'before-body') reset();
    if (fault?.kind === 'answer' && fault.at === 'arrival') throw new Replacement(fault);
  };

  return {
    arrived: strikeOnArrival,
    named(filename) {
      if (fault !== undefined) return;
      fault = pick(filename)?.fault;
      strikeOnArrival();
    },
    read(bytes) {
      if (fault?.kind !== 'reset' || fault.at !== 'mid-body') return;
      const announced = Number(request.headers['content-length'] ?? 0);
      if (announced <= ONE_PIECE_BYTES || bytes * 2 >= announced) reset();
    },
    async received() {
      // A body too small to have a middle is reset at its end.
      if (fault?.kind === 'reset' && (fault.at === 'after-body' || fault.at === 'mid-body')) reset();
      if (fault?.kind === 'answer' && fault.commit === 'no') throw new Replacement(fault);
      if (fault?.kind === 'stall' && !fault.commit) {
        await waiting.pause(fault.forMs, request.raw.socket);
        reset();
      }
    },
    perform(work) {
      if (fault?.kind === 'answer' && typeof fault.commit === 'number') {
        waiting.runLater(fault.commit, work);
        throw new Replacement(fault);
      }
      const result = work();
      if (fault?.kind === 'answer') throw new Replacement(fault);
      if (fault?.kind === 'reset' && fault.at === 'after-commit') reset();
      return result;
    },
    loops: () => fault?.kind === 'loop',
    answer: async (payload) => (fault === undefined ? payload : warpAnswer(fault, reply, payload, waiting)),
  };
}
