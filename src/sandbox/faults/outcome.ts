import type { Answer } from './fault.ts';

/** The fault has ended the connection: there is nobody left to answer. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** The fault answers in place of the service. */
export class Replacement extends Error {
  override readonly name = 'Replacement';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`A fault answers ${answer.status}.`);
    this.answer = answer;
  }
}
