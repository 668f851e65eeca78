import type { Dispatcher, Pool } from 'undici';

import { MAX_ANSWER_BYTES, MAX_ANSWER_PIECES } from './answer-limits.ts';

/** Initial buffer for an answer of unknown length; it grows. */
const FIRST_BYTES = 8 * 1024;

/** A complete answer, not yet parsed. */
export interface Posted {
  status: number;
  /** As received, with its content coding. */
  body: Buffer;
  /** Value of Content-Encoding; empty for none. */
  coding: string;
}

interface Post {
  path: string;
  headers: Record<string, string>;
  body: string;
  /** From connecting to the last byte of the answer. */
  timeoutMs: number;
}

/** The answer was not complete within the time limit. */
export class TimeLimitPassed extends Error {}

/** The answer has too many bytes or chunks. */
export class TooLarge extends Error {
  readonly status: number;
  constructor(status: number) {
    super('Larger than an answer may be');
    this.status = status;
  }
}

/**
 * Sends one POST and waits for the whole answer. Uses the lowest level of the HTTP client: its streams, and an
 * AbortSignal for each call, would add half the cost of the call, and a page makes twenty.
 * @throws {TimeLimitPassed}, {TooLarge}, and the client's own errors for failed connections
 */
export function post(system: Pool, { timeoutMs, ...options }: Post): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const answer = new Collector(timeoutMs, resolve, reject);
    system.dispatch({ ...options, method: 'POST' }, answer);
  });
}

class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Posted) => void;
  readonly #reject: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #body = Buffer.alloc(0);
  #bytes = 0;
  #pieces = 0;
  #status = 0;
  #coding = '';
  #controller: Dispatcher.DispatchController | undefined;
  #limit: TimeLimitPassed | undefined;
  #isSettled = false;

  constructor(timeoutMs: number, resolve: (answer: Posted) => void, reject: (error: unknown) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
    // A busy event loop runs timers first. setImmediate lets data that arrived in time be read before giving up.
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

  #refuse(controller: Dispatcher.DispatchController): void {
    controller.abort(new TooLarge(this.#status));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It waited for a connection until now. Throwing fails this call only; an abort would close the connection.
    if (this.#limit !== undefined) throw this.#limit;
  }

  /** Also called for each informational response (103). */
  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.#status = status;
    this.#coding = [headers['content-encoding'] ?? []].flat().join(',');
    // As the documents of the outside systems count: the answer's own head is no piece of it.
    if (status < 200) this.#pieces += 1;
    const told = Number(headers['content-length']);
    if (this.#pieces > MAX_ANSWER_PIECES || told > MAX_ANSWER_BYTES) this.#refuse(controller);
    else if (status >= 200) this.#body = Buffer.allocUnsafe(told >= 0 ? told : FIRST_BYTES);
  }

  /** Copied at once into one buffer: each chunk would keep the whole network buffer in memory. */
  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    this.#pieces += 1;
    const bytes = this.#bytes + piece.length;
    if (this.#pieces > MAX_ANSWER_PIECES || bytes > MAX_ANSWER_BYTES) {
      this.#refuse(controller);
      return;
    }
    if (bytes > this.#body.length) {
      const larger = Buffer.allocUnsafe(Math.min(Math.max(bytes, this.#body.length * 2), MAX_ANSWER_BYTES));
      this.#body.copy(larger, 0, 0, this.#bytes);
      this.#body = larger;
    }
    piece.copy(this.#body, this.#bytes);
    this.#bytes = bytes;
  }

  onResponseEnd(): void {
    this.#settle();
    this.#resolve({
      status: this.#status,
      body: this.#body.subarray(0, this.#bytes),
      coding: this.#coding,
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#settle();
    this.#reject(error);
  }
}
