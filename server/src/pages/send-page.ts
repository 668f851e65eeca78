import type { RenderedPage } from '@portal/contract/page.ts';

import { settleWithin } from '../core/settle-within.ts';
import type { Encoder } from './encoder.ts';
import type { Beginning } from './find-beginning.ts';
import { type DocumentStart, documentEnd } from './document.ts';
import type { PlaceStyles } from './place-styles.ts';
import { waitForPause } from './wait-for-pause.ts';

interface PageParts {
  start: DocumentStart;
  styles: PlaceStyles;
  script: string;
  /** Sent if sections are still missing at the deadline, or the title is another than the one that was sent. */
  completeRefresh: string;
}

interface SendOptions {
  beginning: Beginning;
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
 * follows most of it, the rest with its data and then the script; late sections as their sources answer. Rejects when
 * the page cannot be sent completely; the part sent by then stays sent. What is there at the same time is sent as one:
 * each piece is written and compressed by itself.
 */
export async function sendPage(
  page: RenderedPage,
  parts: PageParts,
  encoder: Pick<Encoder, 'write' | 'end'>,
  { beginning, deadlineMs, pauseMs, limitMs, signal, onLate, onMainSent }: SendOptions,
): Promise<void> {
  if (signal.aborted) {
    page.abort();
    encoder.end([]);
    return;
  }
  const title = page.getTitle();
  /** What stands after React's markup: the data, then the script. */
  const toRest = (): string[] => ['</div>', ...parts.styles.takeRest(), page.takeData() + parts.script];
  const { head, body } = parts.start;
  const opening = [head, ...parts.styles.place(beginning.markup, body)];
  if (beginning.isWhole) {
    encoder.end([...opening, ...toRest(), documentEnd], onMainSent);
    return;
  }
  encoder.write(opening);
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
    const toMain = (markup: string): string[] => {
      const isLast = deadlineMs === undefined || (isComplete && page.getTitle() === title);
      if (!isLast) onLate();
      const rest = parts.styles.place(withoutBeginning(markup, beginning.markup));
      return [...rest, ...toRest(), isLast ? '' : parts.completeRefresh];
    };
    if (whole !== undefined) {
      encoder.end([...toMain(whole), documentEnd], onMainSent);
      return;
    }
    let isFirst = true;
    // Also rejects when it is broken off, so that no browser is left waiting.
    await page.stream((markup) => {
      // Data comes before its section, so that hydration finds it.
      encoder.write(isFirst ? toMain(markup) : [page.takeData() + markup], isFirst ? onMainSent : undefined);
      isFirst = false;
    });
    // An answer that no section waited for may have arrived since.
    encoder.end([page.takeData() + documentEnd]);
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
