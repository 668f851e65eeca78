import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { holdStillScript } from './hold-still.ts';

type Reveal = (batch: string[]) => void;

function open() {
  let now = 1_000_000;
  const shown: string[] = [];
  const timers: { at: number; act: () => void }[] = [];
  const listeners: Record<string, () => void> = {};
  /** `$RV` is React's. */
  const window: { addEventListener: (type: string, act: () => void) => void; $RV?: Reveal } = {
    addEventListener: (type, act) => {
      listeners[type] = act;
    },
  };
  const globals = {
    window,
    Date: { now: () => now },
    setTimeout: (act: () => void, ms: number) => timers.push({ at: now + ms, act }),
  };
  runInNewContext(holdStillScript, globals);
  // As React's own script does.
  window.$RV = (batch) => void shown.push(...batch.splice(0));
  return {
    shown,
    reveal: (batch: string[]) => window.$RV?.bind(null, batch)(),
    press: (type: 'pointerdown' | 'pointerup') => listeners[type]?.(),
    pass: (ms: number) => {
      now += ms;
      for (const { at, act } of timers.splice(0)) {
        if (at <= now) act();
        else timers.push({ at, act });
      }
    },
  };
}

test('what comes late is shown at once when nobody presses anything', () => {
  const { reveal, shown } = open();
  reveal(['NICE']);
  expect(shown).toEqual(['NICE']);
});

test('it waits for half a second after a press began, and again after it ended', () => {
  const { reveal, press, pass, shown } = open();
  const batch = ['NICE'];
  press('pointerdown');
  reveal(batch);
  pass(400);
  press('pointerup');
  pass(400);
  batch.push('PARIS');
  expect(shown).toEqual([]);
  pass(100);
  expect(shown).toEqual(['NICE', 'PARIS']);
});

test('a press that never ends holds nothing back for longer', () => {
  const { reveal, press, pass, shown } = open();
  press('pointerdown');
  reveal(['NICE']);
  pass(500);
  expect(shown).toEqual(['NICE']);
});

test('React finds no time of its last reveal, so it does not wait', () => {
  const window: { addEventListener: () => void; $RT?: number } = { addEventListener: () => undefined };
  runInNewContext(holdStillScript, { window, Date });
  window.$RT = 1;
  expect(window.$RT).toBeUndefined();
});
