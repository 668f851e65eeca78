import { finished } from 'node:stream/promises';

import type { RenderedPage } from '@portal/contract/page.ts';

import type { Encoder } from './encoder.ts';
import { documentEnd } from './document.ts';
import { PageStream } from './page-stream.ts';
import { waitForPause } from './wait-for-pause.ts';

export interface PageParts {
  /** Document head, and the opening tags around the app. */
  start: string;
  script: string;
  /** Sent if sections are still missing at the deadline, or the title is another than the one that was sent. */
  completeRefresh: string;
}

interface SendOptions {
  /** Sent at once: the page's opening, or all of it. */
  beginning: string;
  /** Undefined: everything is awaited (the complete page, for browsers without script). */
  deadlineMs: number | undefined;
  /** How long the next part is waited for when most of what comes in parts is there. Undefined: until the deadline. */
  pauseMs: number | undefined;
  /** When missing sections are given up. */
  limitMs: number;
  /** Aborted when the browser has disconnected. */
  signal: AbortSignal;
  /** Called when a browser without script will request the complete page. */
  onLate: () => void;
  /** Called when everything ready by the deadline is on its way. */
  onMainSent?: () => void;
}

/**
 * Sends a page in this order: head and opening at once; at the deadline, or earlier when everything is ready or a pause
 * follows most of it, the rest with its data and then the script; late sections as their sources answer. Rejects when the page cannot be sent
 * completely; the part sent by then stays sent.
 */
export async function sendPage(
  page: RenderedPage,
  parts: PageParts,
  encoder: Pick<Encoder, 'write' | 'end'>,
  { beginning, deadlineMs, pauseMs, limitMs, signal, onLate, onMainSent }: SendOptions,
): Promise<void> {
  if (signal.aborted) {
    page.abort();
    encoder.end('');
    return;
  }
  const { title } = page;
  encoder.write(parts.start + beginning);
  let isComplete = false;
  const complete = page.complete.then((markup) => {
    isComplete = true;
    return markup;
  });
  const limit = setTimeout(page.abort, limitMs);
  signal.addEventListener('abort', page.abort, { once: true });
  try {
    const pause = pauseMs === undefined ? [] : [waitForPause(page.coming ?? [], pauseMs)];
    const whole = await settleWithin(Promise.race([complete, ...pause]), deadlineMs);
    const toMain = (markup: string): string => {
      const isLast = deadlineMs === undefined || (isComplete && page.title === title);
      if (!isLast) onLate();
      return `${withoutBeginning(markup, beginning)}</div>${page.takeData()}${parts.script}${isLast ? '' : parts.completeRefresh}`;
    };
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
          encoder.write(toMain(markup.toString()), onMainSent);
        } else {
          // Data comes before its section, so that hydration finds it.
          encoder.write(page.takeData() + markup.toString());
        }
      },
      // An answer that no section waited for may have arrived since.
      () => encoder.end(page.takeData() + documentEnd),
    );
    page.pipe(stream);
    // Also rejects when React aborts the stream, so that no browser is left waiting.
    await finished(stream);
  } finally {
    // A running timer would keep the finished render in memory.
    clearTimeout(limit);
    signal.removeEventListener('abort', page.abort);
  }
}

/**
 * Removes the beginning, which was sent already: it is rendered again with the rest, byte by byte the same, from the
 * same components and data.
 */
function withoutBeginning(markup: string, beginning: string): string {
  if (!markup.startsWith(beginning)) throw new Error('The page does not begin as it was sent');
  return markup.slice(beginning.length);
}

/** Undefined when it is not ready within `deadlineMs`; without a deadline, it is awaited. */
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
