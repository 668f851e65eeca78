import '../../styles/index.css';
import '../../themes/none.css';

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { setColorScheme } from '../../lib/color-scheme.ts';
import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { Utseende } from './utseende.tsx';

const root = document.documentElement;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ground = () => getComputedStyle(document.body).backgroundColor;

beforeEach(() => setColorScheme(undefined));
afterEach(() => setColorScheme(undefined));

it('marks the choice from the page’s context', async () => {
  await render(<Utseende chosen="dark" formToken={undefined} />);
  await expect.element(button('Mørkt')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Lyst')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button('Som enheten')).toHaveAttribute('aria-pressed', 'false');
});

it('changes the page in place, and stores the choice for the next one', async () => {
  await render(<Utseende chosen={undefined} formToken={undefined} />);
  await expect.element(button('Som enheten')).toHaveAttribute('aria-pressed', 'true');
  await button('Lyst').click();
  const light = ground();
  await button('Mørkt').click();
  await expect.element(button('Mørkt')).toHaveAttribute('aria-pressed', 'true');
  expect(root.dataset['colorScheme']).toBe('dark');
  expect(ground()).not.toBe(light);
  expect(document.cookie).toContain('kfp-utseende=dark');
  await button('Som enheten').click();
  expect(root.dataset['colorScheme']).toBeUndefined();
  expect(document.cookie).not.toContain('kfp-utseende');
});

it('tells the server of each choice: the last answer decides which cookie is kept', async () => {
  const sent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  onTestFinished(() => sent.mockRestore());
  await render(<Utseende chosen={undefined} formToken={undefined} />);
  await button('Mørkt').click();
  await button('Som enheten').click();
  const told = sent.mock.calls.map(([, body]) => body instanceof URLSearchParams && body.get('utseende'));
  expect(told).toEqual(['dark', 'enhet']);
});

it('sends an event for the choice (ANA-09)', async () => {
  const measured = collectHendelser();
  await render(<Utseende chosen={undefined} formToken={undefined} />);
  await button('Mørkt').click();
  await button('Som enheten').click();
  expect(measured).toEqual([
    ['skjemainput', { felt: 'utseende', verdi: 'dark' }],
    ['skjemainput', { felt: 'utseende', verdi: 'enhet' }],
  ]);
});

it('changes the login page in its frame too', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  await render(<Utseende chosen={undefined} formToken={undefined} />);
  await button('Mørkt').click();
  expect(frame.contentDocument?.documentElement.dataset['colorScheme']).toBe('dark');
  frame.remove();
});

it('is a form that posts, with the session’s token, without JavaScript', async () => {
  await render(<Utseende chosen={undefined} formToken="sesjonens-merke" />);
  const dark = button('Mørkt').element();
  const form = dark.closest('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/privat/forsikring/oversikt/utseende');
  const posted = form && new FormData(form, dark as HTMLButtonElement);
  expect(posted && Object.fromEntries(posted)).toEqual({ formToken: 'sesjonens-merke', utseende: 'dark' });
});
