import { finished } from 'node:stream/promises';

import type { RenderedPage } from '@portal/contract/page.ts';

import type { Encoder } from './encoder.ts';
import { documentEnd } from './document.ts';
import { PageStream } from './page-stream.ts';

export interface PageParts {
  /** Document head and the opening tags around the app. */
  start: string;
  script: string;
  /** Sent when sections are still missing at the deadline. */
  completeRefresh: string;
}

interface SendOptions {
  /** What is sent at once: the page's opening, or all of it. */
  beginning: string;
  /** Undefined: everything is awaited (the page for browsers without script). */
  deadlineMs: number | undefined;
  /** When what is still missing is given up. */
  limitMs: number;
  /** Aborted when the browser has left. */
  signal: AbortSignal;
  /** The page goes out with sections missing: a browser without script will ask for the whole of it. */
  onLate: () => void;
  /** Called when all that had come by the deadline is on its way. */
  onMainSent?: () => void;
}

/**
 * Sends a page in this order: head and opening at once; after the deadline, or earlier when everything
 * is there, the rest with its data and then the script; late sections as their sources answer.
 * Rejects when the page cannot be sent whole; what was sent by then is sent.
 */
export async function sendPage(
  page: RenderedPage,
  parts: PageParts,
  encoder: Pick<Encoder, 'write' | 'end'>,
  { beginning, deadlineMs, limitMs, signal, onLate, onMainSent }: SendOptions,
): Promise<void> {
  if (signal.aborted) {
    page.abort();
    encoder.end('');
    return;
  }
  encoder.write(parts.start + beginning);
  let isComplete = false;
  const complete = page.complete.then((markup) => {
    isComplete = true;
    return markup;
  });
  const limit = setTimeout(page.abort, limitMs);
  signal.addEventListener('abort', page.abort, { once: true });
  try {
    const whole = await settleWithin(complete, deadlineMs);
    const toMain = (markup: string): string =>
      `${withoutBeginning(markup, beginning)}</div>${page.takeData()}${parts.script}${isComplete ? '' : parts.completeRefresh}`;
    if (whole !== undefined) {
      encoder.write(toMain(whole), onMainSent);
      encoder.end(documentEnd);
      return;
    }
    let isFirst = true;
    const stream = new PageStream(
      (markup) => {
        if (isFirst) {
          isFirst = false;
          if (!isComplete) onLate();
          encoder.write(toMain(markup.toString()), onMainSent);
        } else {
          // A section's data stands before the section, so that the browser finds it when it hydrates.
          encoder.write(page.takeData() + markup.toString());
        }
      },
      // An answer that no section waited for may have come since.
      () => encoder.end(page.takeData() + documentEnd),
    );
    page.pipe(stream);
    // Rejects also when React gives the stream up, so that no browser is left waiting.
    await finished(stream);
  } finally {
    // A timer left running keeps the finished render alive.
    clearTimeout(limit);
    signal.removeEventListener('abort', page.abort);
  }
}

/** What was sent at once is rendered again with the rest, to the letter: same components, same data. */
function withoutBeginning(markup: string, beginning: string): string {
  if (!markup.startsWith(beginning)) throw new Error('The page does not begin as it was sent');
  return markup.slice(beginning.length);
}

/** Undefined when it has not come in time. `deadlineMs`: left out, it is awaited. */
export async function settleWithin<Value>(
  complete: Promise<Value>,
  deadlineMs: number | undefined,
): Promise<Value | undefined> {
  if (deadlineMs === undefined) return complete;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deadlineMs);
  });
  try {
    return await Promise.race([complete, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
