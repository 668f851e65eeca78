import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

import type { PageRequest, RenderedPage } from '@portal/contract/page.ts';

import { dropDoublePressScript } from './drop-double-press.ts';
import { holdStillScript } from './hold-still.ts';
import { PageStream } from './page-stream.ts';
import { repeatEarlyPressScript } from './repeat-early-press.ts';
import { replaceEarlyAnswerScript } from './replace-early-answer.ts';

/** React writes this into a synchronous render where a section suspends. */
const FIRST_WAITING_SECTION = '<!--$!-->';

/** The page's markup up to the first section that suspends. */
export function renderOpening(tree: ReactNode): string {
  const markup = renderToString(tree);
  const end = markup.indexOf(FIRST_WAITING_SECTION);
  return end < 0 ? markup : markup.slice(0, end);
}

/**
 * The page after its opening. It is one string when every answer makes the deadline, which costs a third less than a
 * stream. It is a stream when the page is wanted earlier, or when a section fails or sends more queries during
 * rendering.
 */
export function renderTree(
  tree: ReactNode,
  answered: Promise<void>,
  { nonce, onError }: Pick<PageRequest, 'nonce' | 'onError'>,
): Pick<RenderedPage, 'headScript' | 'complete' | 'stream' | 'abort'> {
  let stream: ReturnType<typeof renderToPipeableStream> | undefined;
  let isAborted = false;
  const finished = Promise.withResolvers<string | undefined>();
  const finish = (): void => finished.resolve(undefined);
  const startStream = () =>
    renderToPipeableStream(tree, {
      nonce,
      // Keeps sections that made the deadline in place. React would otherwise move large ones to the end.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        if (isAborted) stream?.abort();
      },
      onAllReady: finish,
      onShellError: finish,
      onError: (error) => {
        if (!isAborted) onError(error);
      },
    });
  void answered.then(() => {
    if (stream !== undefined || isAborted) return;
    const markup = renderWhole(tree);
    if (markup === undefined) stream = startStream();
    else finished.resolve(markup);
  });
  return {
    headScript: dropDoublePressScript + holdStillScript + repeatEarlyPressScript + replaceEarlyAnswerScript,
    complete: finished.promise,
    stream: (onMarkup) => {
      stream ??= startStream();
      return stream.pipe(new PageStream(onMarkup)).ended;
    },
    abort: () => {
      isAborted = true;
      stream?.abort();
      finish();
    },
  };
}

/** Undefined when something suspends or fails. */
function renderWhole(tree: ReactNode): string | undefined {
  try {
    const markup = renderToString(tree);
    return markup.includes(FIRST_WAITING_SECTION) ? undefined : markup;
  } catch {
    // The stream will meet the same error and report it.
    return undefined;
  }
}
