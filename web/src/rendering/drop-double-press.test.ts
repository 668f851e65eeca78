import { runInNewContext } from 'node:vm';

import { describe, expect, it, test } from 'vitest';

import { dropDoublePressScript } from './drop-double-press.ts';

/** What may be pressed: itself, from whatever is in it. */
type Pressed = object | null;

function open() {
  let now = 10_000;
  /** What stands where the finger came down. */
  let under: Pressed = null;
  const listeners: Record<string, (event: object) => void> = {};
  const toTarget = (pressed: Pressed, inSummary = false) => ({
    closest: (selector: string) => (selector === 'summary' ? inSummary : pressed),
  });
  const document = {
    addEventListener: (type: string, act: (event: object) => void) => {
      listeners[type] = act;
    },
    elementFromPoint: () => toTarget(under),
  };
  runInNewContext(dropDoublePressScript, { document });
  const begin = (type: string, event: object) => listeners[type]?.({ timeStamp: now, ...event });
  /** @returns whether the page hears of the click */
  const click = ({
    detail = 1,
    isTrusted = true,
    inSummary = false,
    on = under,
    pointerType = 'touch',
  } = {}): boolean => {
    const dropped = new Set<string>();
    listeners['click']?.({
      timeStamp: now,
      detail,
      isTrusted,
      pointerType,
      target: toTarget(on, inSummary),
      preventDefault: () => dropped.add('default'),
      stopImmediatePropagation: () => dropped.add('listeners'),
    });
    expect([0, 2]).toContain(dropped.size);
    return dropped.size === 0;
  };
  return {
    begin,
    click,
    pass: (ms: number) => {
      now += ms;
    },
    press: (pointerType: 'mouse' | 'touch', clientX = 100, clientY = 100) =>
      begin('pointerdown', { pointerType, clientX, clientY, target: toTarget(under) }),
    put: (pressed: Pressed) => {
      under = pressed;
    },
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

test('a press that a program tells the document itself of is no fault', () => {
  const { begin, click } = open();
  begin('pointerdown', { pointerType: 'touch', clientX: 100, clientY: 100, target: {} });
  expect(click()).toBe(true);
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

describe('a finger that is down', () => {
  const button = { name: 'button' };
  const other = { name: 'other' };

  it.each([
    ['on nothing', null],
    ['on another button', other],
  ])('%s does not press what comes under it', (_, before) => {
    const { press, click, put } = open();
    put(before);
    press('touch');
    put(button);
    expect(click()).toBe(false);
  });

  it('opens no row that comes under it', () => {
    const { press, click, put } = open();
    press('touch');
    put(button);
    expect(click({ inSummary: true })).toBe(false);
  });

  it('presses what it came down on, whatever changes around it', () => {
    const { press, click, put } = open();
    put(button);
    press('touch');
    put(other);
    expect(click({ on: button })).toBe(true);
  });

  it('presses a button close by, which the browser chooses for a thick finger', () => {
    const { press, click } = open();
    press('touch');
    expect(click({ on: button })).toBe(true);
  });

  it.each([
    ['key', 0],
    ['screen reader', 1],
  ])('and only scrolled is not what a %s presses', (_, detail) => {
    const { press, click, put } = open();
    press('touch');
    put(button);
    expect(click({ detail, pointerType: '' })).toBe(true);
  });
});
