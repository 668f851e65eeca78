import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/**
 * Passes on React's output one whole flush at a time. React writes in fixed-size pieces, so only at the end of a flush
 * is it certain that no tag is half written, and other markup can be inserted.
 */
export class PageStream extends Writable {
  readonly #onFlush: (markup: string) => void;
  /** Rejects when React breaks off. */
  readonly ended: Promise<void> = finished(this);
  #pieces: Buffer[] = [];

  constructor(onFlush: (markup: string) => void) {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
    this.#onFlush = onFlush;
    // What can be written to is held by Node longer than it is used (decision 131). It must not hold the page too.
    this.once('close', () => this.removeAllListeners());
  }

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    // React reuses its buffer.
    this.#pieces.push(Buffer.from(piece));
    done();
  }

  /** Called by React at the end of each flush. */
  flush(): void {
    if (this.#pieces.length === 0) return;
    const markup = Buffer.concat(this.#pieces).toString();
    this.#pieces = [];
    this.#onFlush(markup);
  }

  override _final(done: () => void): void {
    this.flush();
    done();
  }
}
