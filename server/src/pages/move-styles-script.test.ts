import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { moveStylesScript } from './move-styles-script.ts';

/** A stub of what the script uses: `add` puts an element into the script's parent, as the parser does. */
function open() {
  const children: unknown[] = [];
  const head: unknown[] = [];
  const removed: unknown[] = [];
  const observers = new Set<() => void>();
  const parent = {
    querySelector: (selector: string) =>
      children.find((child) => selector === 'style' && child === 'styles') ?? null,
    removeChild: (child: unknown) => removed.push(child),
  };
  const script = { parentNode: parent };
  class MutationObserver {
    readonly #tell: () => void;
    constructor(listen: (changes: unknown[], observer: MutationObserver) => void) {
      this.#tell = () => listen([], this);
    }
    observe(target: unknown, what: object): void {
      expect([target, what]).toEqual([parent, { childList: true }]);
      observers.add(this.#tell);
    }
    disconnect(): void {
      observers.delete(this.#tell);
    }
  }
  const document = { currentScript: script, head: { appendChild: (node: unknown) => head.push(node) } };
  runInNewContext(moveStylesScript, { document, MutationObserver });
  expect(removed).toEqual([script]);
  const add = (child: unknown): void => {
    children.push(child);
    for (const tell of observers) tell();
  };
  return { head, add };
}

test('takes the styles along to the head as soon as they come, and itself away at once', () => {
  const { head, add } = open();
  add('text');
  expect(head).toEqual([]);
  add('styles');
  expect(head).toEqual(['styles']);
});

test('moves nothing more when that is done', () => {
  const { head, add } = open();
  add('styles');
  add('what stands below');
  expect(head).toEqual(['styles']);
});

test('is one line of the oldest JavaScript', () => {
  expect(moveStylesScript).not.toMatch(/\n|=>|\b(?:let|const)\b|`|,\]/);
});
