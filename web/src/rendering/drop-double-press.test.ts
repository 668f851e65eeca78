import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { dropDoublePressScript } from './drop-double-press.ts';

function open() {
  let now = 10_000;
  const listeners: Record<string, (event: object) => void> = {};
  const document = {
    addEventListener: (type: string, act: (event: object) => void) => {
      listeners[type] = act;
    },
  };
  runInNewContext(dropDoublePressScript, { document });
  const begin = (type: string, event: object) => listeners[type]?.({ timeStamp: now, ...event });
  /** @returns whether the page hears of the click */
  const click = ({ detail = 1, isTrusted = true, inSummary = false } = {}): boolean => {
    const dropped = new Set<string>();
    listeners['click']?.({
      timeStamp: now,
      detail,
      isTrusted,
      target: { closest: (selector: string) => selector === 'summary' && inSummary },
      preventDefault: () => dropped.add('default'),
      stopImmediatePropagation: () => dropped.add('listeners'),
    });
    expect([0, 2]).toContain(dropped.size);
    return dropped.size === 0;
  };
  return {
    click,
    pass: (ms: number) => {
      now += ms;
    },
    press: (pointerType: 'mouse' | 'touch', clientX = 100, clientY = 100) =>
      begin('pointerdown', { pointerType, clientX, clientY }),
    keyDown: (key: string, repeat = false) => begin('keydown', { key, repeat }),
  };
}

test('the second and the third click of a mouse, as it counts them, do nothing', () => {
  const { press, click } = open();
  for (const [detail, isDone] of [
    [1, true],
    [2, false],
    [3, false],
    [1, true],
  ] as const) {
    press('mouse');
    expect(click({ detail })).toBe(isDone);
  }
});

test('two taps at the same place within half a second are one', () => {
  const { press, click, pass } = open();
  press('touch');
  expect(click()).toBe(true);
  pass(400);
  press('touch', 112, 90);
  expect(click()).toBe(false);
  pass(500);
  press('touch', 112, 90);
  expect(click()).toBe(true);
});

test('a tap at another place is another tap, and a mouse is no finger', () => {
  const { press, click } = open();
  press('touch');
  click();
  press('touch', 100, 120);
  expect(click()).toBe(true);
  press('mouse', 100, 120);
  expect(click()).toBe(true);
});

test('Enter that is held presses once; one that is pressed again presses again', () => {
  const { keyDown, click } = open();
  keyDown('Enter');
  expect(click({ detail: 0 })).toBe(true);
  for (const _ of [1, 2, 3]) {
    keyDown('Enter', true);
    expect(click({ detail: 0 })).toBe(false);
  }
  keyDown('Enter');
  expect(click({ detail: 0 })).toBe(true);
});

test('a press by a program is done', () => {
  const { press, click } = open();
  press('touch');
  click();
  press('touch');
  expect(click({ isTrusted: false })).toBe(true);
});

test('a row is opened and closed as fast as anybody wants to', () => {
  const { press, click } = open();
  press('mouse');
  expect(click({ inSummary: true })).toBe(true);
  press('mouse');
  expect(click({ detail: 2, inSummary: true })).toBe(true);
});
