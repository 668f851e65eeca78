import { afterEach, expect, it, vi } from 'vitest';

import { PAGE_STREAM_LIMIT_MS } from '@portal/contract/page.ts';

import { awaitAnswer, takeAnswer } from './data-blocks.ts';

const answer = { state: 'ok', value: { navn: 'Lun' } };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A block as the browser has it while it is still arriving. */
function addBlock(text: string): HTMLScriptElement {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset['block'] = 'getKunde';
  block.textContent = text;
  document.body.append(block);
  return block;
}

it('waits for the rest of a block that has arrived only in part', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const whole = JSON.stringify(answer);
  const block = addBlock(whole.slice(0, 20));
  expect(takeAnswer(['getKunde'])).toBeUndefined();
  const coming = awaitAnswer(['getKunde']);
  block.textContent = whole;
  document.body.append(document.createElement('div'));
  expect(await coming).toEqual(answer);
});

it('waits no longer than the server would, since a browser may not tell that the connection broke', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  vi.useFakeTimers();
  addBlock(JSON.stringify(answer).slice(0, 20));
  const coming = awaitAnswer(['getKunde']);
  await vi.advanceTimersByTimeAsync(PAGE_STREAM_LIMIT_MS);
  expect(await coming).toBeUndefined();
});

it('waits no longer once the customer has stopped the page, also in the middle of the block', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  addBlock(JSON.stringify(answer).slice(0, 20));
  const coming = awaitAnswer(['getKunde']);
  readyState.mockReturnValue('complete');
  document.dispatchEvent(new Event('readystatechange'));
  expect(await coming).toBeUndefined();
});

it('gives a block to its first reader only', () => {
  addBlock(JSON.stringify(answer));
  expect(takeAnswer(['getKunde'])).toEqual(answer);
  expect(takeAnswer(['getKunde'])).toBeUndefined();
});
