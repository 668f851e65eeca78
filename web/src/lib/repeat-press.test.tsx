import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';

import { SCRIPT_ATTRIBUTE } from '@portal/contract/document.ts';

import { lazyPart } from './lazy-part.tsx';
import { holdPresses } from './repeat-press.ts';
import { noteScript } from './script-state.ts';

/** A footer as the server sent it, whose script comes when the test says so. */
async function showFooter(onPress: () => void, onFirst: () => void = () => undefined) {
  noteScript('on');
  const script = Promise.withResolvers<{ Footer: () => ReactNode }>();
  const begun = Promise.withResolvers<void>();
  const page = document.createElement('div');
  page.innerHTML =
    '<!--$--><footer><form><button>Velg</button></form><a href="#a">Lenke</a></footer><!--/$-->';
  document.body.append(page);
  const part = lazyPart(async () => {
    const presses = holdPresses('footer');
    void presses.pressed.then(onFirst);
    begun.resolve();
    return (await script.promise.finally(presses.release)).Footer;
  }, null);
  const root = hydrateRoot(page, part);
  onTestFinished(() => {
    root.unmount();
    document.documentElement.removeAttribute(SCRIPT_ATTRIBUTE);
    page.remove();
  });
  const Footer = () => (
    <footer>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        <button>Velg</button>
      </form>
      <a href="#a">Lenke</a>
    </footer>
  );
  const button = page.querySelector('button');
  if (button === null) throw new Error('There is no button');
  await begun.promise;
  return { button, script, arrive: () => script.resolve({ Footer }) };
}

it('a press on a button before its script has come is done once, when that has', async () => {
  const onPress = vi.fn<() => void>();
  const onFirst = vi.fn<() => void>();
  const { button, arrive } = await showFooter(onPress, onFirst);
  expect(onFirst).not.toHaveBeenCalled();
  button.click();
  // Whatever else the script waits for.
  await vi.waitFor(() => expect(onFirst).toHaveBeenCalledOnce());
  expect(onPress).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('a press whose script cannot be had is done as without script', async () => {
  const { button, script } = await showFooter(() => undefined);
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  button.form?.addEventListener('submit', sent);
  button.click();
  expect(sent).not.toHaveBeenCalled();
  script.reject(new Error('Uten nett'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it.each(['failed', undefined] as const)('a press is done at once where the script is %s', async (state) => {
  const { button, arrive } = await showFooter(() => undefined);
  if (state === undefined) document.documentElement.removeAttribute(SCRIPT_ATTRIBUTE);
  else noteScript(state);
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  button.form?.addEventListener('submit', sent);
  button.click();
  expect(sent).toHaveBeenCalledOnce();
  arrive();
});
