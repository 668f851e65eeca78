import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { startScript } from './start-script.ts';

/** A stub of the browser features that the script checks. */
function open(lacks: 'nothing' | 'container-type' | 'inert' | 'timeout' | 'findLast' | 'RegExp' | 'CSS') {
  const attributes = new Map<string, string>();
  const listeners: ((event: object) => void)[] = [];
  const timers: (() => void)[] = [];
  const root = {
    ...(lacks !== 'inert' && { inert: false }),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    getAttribute: (name: string) => attributes.get(name) ?? null,
  };
  const window = { addEventListener: (_: string, listen: (event: object) => void) => listeners.push(listen) };
  const globals = {
    window,
    document: { documentElement: root },
    location: { origin: 'https://portal.example' },
    setTimeout: (act: () => void) => timers.push(act),
    AbortSignal: lacks === 'timeout' ? {} : { timeout: () => undefined },
    ...(lacks !== 'CSS' && { CSS: { supports: (property: string) => property !== lacks } }),
    ...(lacks === 'RegExp' && {
      RegExp: () => {
        throw new SyntaxError('invalid group specifier name');
      },
    }),
  };
  runInNewContext(
    lacks === 'findLast' ? `delete Array.prototype.findLast;${startScript}` : startScript,
    globals,
  );
  return {
    getState: () => attributes.get('data-script'),
    setState: (state: string) => attributes.set('data-script', state),
    fail: (event: object) => listeners.forEach((listen) => listen({ target: window, ...event })),
    wait: () => timers.forEach((act) => act()),
  };
}

describe('the script in the head', () => {
  test('awaits our script when the browser has all that it needs', () => {
    expect(open('nothing').getState()).toBe('awaited');
  });

  test.each(['container-type', 'inert', 'timeout', 'findLast', 'RegExp', 'CSS'] as const)(
    'awaits nothing in a browser without %s',
    (lacks) => {
      expect(open(lacks).getState()).toBeUndefined();
    },
  );

  test.each([
    ['a file that did not arrive', { target: { src: 'https://portal.example/kit.js' } }],
    ['what it needs besides', { target: { rel: 'modulepreload', href: 'https://portal.example/kit.js' } }],
    ['what threw', { filename: 'https://portal.example/kit.js' }],
  ])('notes that it has failed: %s', (_, event) => {
    const browser = open('nothing');
    browser.fail(event);
    expect(browser.getState()).toBe('failed');
  });

  test.each([
    ['a script of the bank’s', { target: { src: 'https://bank.example/chat.js' } }],
    ['an extension', { filename: 'chrome-extension://abc/x.js' }],
    ['a picture', { target: {} }],
  ])('does not mind what is another’s: %s', (_, event) => {
    const browser = open('nothing');
    browser.fail(event);
    expect(browser.getState()).toBe('awaited');
  });

  test('gives up waiting, but not what has taken over', () => {
    const slow = open('nothing');
    slow.wait();
    expect(slow.getState()).toBe('failed');
    const quick = open('nothing');
    quick.setState('on');
    quick.wait();
    quick.fail({ filename: 'https://portal.example/kit.js' });
    expect(quick.getState()).toBe('on');
  });

  test('is one line of the oldest JavaScript', () => {
    expect(startScript).not.toMatch(/\n|=>|\b(?:let|const)\b|`/);
  });
});
