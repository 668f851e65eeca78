import type { Dispatcher } from 'undici';

/** A system's whole answer, not yet looked into. */
export interface Posted {
  status: number;
  body: Buffer;
}

export interface Post {
  /** Of the system's own address. */
  origin: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** From connecting to the last byte of the answer. */
  timeoutMs: number;
}

/** Not all of the answer came within its time. */
export class TimeLimitPassed extends Error {}

/**
 * Sends one POST and waits for the whole answer. By the HTTP client's innermost interface: its streams, and a signal for each
 * call, cost half as much again as the call itself, and a page makes twenty.
 * @throws {TimeLimitPassed}, and whatever the client says of a connection that failed
 */
export function post(dispatcher: Dispatcher, { timeoutMs, ...options }: Post): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const answer = new Collector(timeoutMs, resolve, reject);
    dispatcher.dispatch({ ...options, method: 'POST' }, answer);
  });
}

class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Posted) => void;
  readonly #reject: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #pieces: Buffer[] = [];
  #status = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #limit: TimeLimitPassed | undefined;
  #isSettled = false;

  constructor(timeoutMs: number, resolve: (answer: Posted) => void, reject: (error: unknown) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
    // A busy process looks at its timers first: what had come in time is read before anything is given up.
    this.#timer = setTimeout(() => setImmediate(() => this.#giveUp()), timeoutMs);
  }

  #settle(): void {
    this.#isSettled = true;
    clearTimeout(this.#timer);
  }

  #giveUp(): void {
    if (this.#isSettled) return;
    this.#limit = new TimeLimitPassed();
    this.#reject(this.#limit);
    this.#controller?.abort(this.#limit);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It has waited for a connection until now. Thrown, it costs the call; to abort would cost the connection.
    if (this.#limit !== undefined) throw this.#limit;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    this.#pieces.push(piece);
  }

  onResponseEnd(): void {
    this.#settle();
    const [only] = this.#pieces;
    const body = only !== undefined && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces);
    this.#resolve({ status: this.#status, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#settle();
    this.#reject(error);
  }
}
