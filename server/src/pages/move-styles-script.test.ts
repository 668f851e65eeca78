import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { moveStylesScript } from './move-styles-script.ts';

test('takes the styles right before it along to the head, and itself away', () => {
  const styles = 'the styles';
  const head: unknown[] = [];
  const script = {
    previousSibling: styles,
    parentNode: { removeChild: (child: unknown) => removed.push(child) },
  };
  const removed: unknown[] = [];
  const document = { currentScript: script, head: { appendChild: (node: unknown) => head.push(node) } };
  runInNewContext(moveStylesScript, { document });
  expect(head).toEqual([styles]);
  expect(removed).toEqual([script]);
});

test('is one line of the oldest JavaScript', () => {
  expect(moveStylesScript).not.toMatch(/\n|=>|\b(?:let|const)\b|`|,\]/);
});
