/** The way of one request through the service, with the places at which a fault can strike. */
export interface Passage {
  /** The headers are there, the body is not read. */
  arrived(): void;
  /** The file name is known, its bytes are not read. */
  named(filename: string): void;
  /** So many bytes of the file are read. */
  read(bytes: number): void;
  /** The request is read to its end. */
  received(): void;
  /** Carries out what the request asks for, unless the fault says no, or later. */
  perform<Result>(work: () => Result): Result;
}

/** The way of a request that no fault strikes. */
export const untouched: Passage = {
  arrived() {},
  named() {},
  read() {},
  received() {},
  perform: (work) => work(),
};
