import '../../styles/index.css';
import '../../themes/none.css';

import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { tryPresses } from '../../testing/try-presses.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastProvider, useToast } from './toast-provider.tsx';
import type { ToastOptions } from './toast-queue.ts';

const dismissButtons = page.getByRole('button', { name: 'Lukk varsel' });
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[data-toast]')].map(({ dataset }) => dataset['state']);
const find = (text: string) => page.getByText(text, { exact: true });

let show: (options: ToastOptions) => number;

function Page() {
  const toasts = useToast();
  useEffect(() => {
    ({ show } = toasts);
  }, [toasts]);
  return <button type="button">Et sted på siden</button>;
}

const renderProvider = (visible?: number) =>
  render(
    <ToastProvider {...(visible !== undefined && { visible })}>
      <Page />
    </ToastProvider>,
  );

beforeEach(async () => {
  await page.viewport(800, 700);
});

describe('a toast', () => {
  it('has an icon and colours for each tone (TST-02)', async () => {
    await renderProvider();
    const tones = ['info', 'warn', 'error', 'success'] as const;
    for (const tone of tones) show({ tone, content: `Noe å vite: ${tone}` });
    await expect.element(find('Noe å vite: success')).toBeVisible();
    const cards = tones.map((tone) => document.querySelector(`[data-tone="${tone}"]`));
    const grounds = cards.map((card) => card && getComputedStyle(card).backgroundColor);
    const glyphs = cards.map((card) => card?.querySelector('svg')?.innerHTML);
    expect(new Set(grounds).size).toBe(4);
    expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
    expect(new Set(glyphs).size).toBe(4);
  });

  it('lies over the page and moves nothing (TST-01)', async () => {
    await renderProvider();
    const before = document.body.scrollHeight;
    show({ tone: 'info', content: 'Noe å vite' });
    await expect.element(page.getByRole('region', { name: 'Varsler' })).toBeInTheDocument();
    await expect.element(find('Noe å vite')).toBeVisible();
    expect(document.body.scrollHeight).toBe(before);
    const toast = document.querySelector('[data-toast]');
    const { left = 0, right = 0, bottom = 0 } = toast?.getBoundingClientRect() ?? {};
    expect(Math.abs((left + right) / 2 - 400)).toBeLessThanOrEqual(1);
    expect(bottom).toBeGreaterThan(600);
  });

  it('takes no press that was begun before it came', async () => {
    await renderProvider();
    show({ tone: 'info', content: 'Noe å vite' });
    await expect.element(find('Noe å vite')).toBeInTheDocument();
    const card = document.querySelector('[data-toast]');
    expect(card && tryPresses(card)).toEqual({ atFirst: false, atLast: true });
  });

  it('has a line, or a title and a line (TST-05)', async () => {
    await renderProvider();
    show({ tone: 'success', content: { title: 'Lagret', content: 'Den nye adressen gjelder fra nå.' } });
    await expect.element(find('Lagret')).toBeVisible();
    await expect.element(find('Den nye adressen gjelder fra nå.')).toBeVisible();
  });

  it('runs its action and closes (TST-04)', async () => {
    const onClick = vi.fn<() => void>();
    await renderProvider();
    show({ tone: 'info', content: 'Fjernet', action: { label: 'Angre', onClick } });
    await page.getByRole('button', { name: 'Angre' }).click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(find('Fjernet')).not.toBeInTheDocument();
  });

  it('is announced politely, an error at once (OD-106)', async () => {
    await renderProvider();
    show({ tone: 'info', content: 'Noe å vite' });
    show({ tone: 'error', content: 'Noe gikk galt' });
    await expect
      .element(page.getByRole('region', { name: 'Varsler' }))
      .toHaveAttribute('aria-live', 'polite');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Noe gikk galt');
  });

  it('closes by its button, and focus returns to where it came from (TST-03)', async () => {
    await renderProvider();
    show({ tone: 'error', content: 'Noe gikk galt' });
    await expect.element(dismissButtons).toBeVisible();
    const place = page.getByRole('button', { name: 'Et sted på siden' });
    await place.click();
    await userEvent.tab();
    await expect.element(dismissButtons).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(find('Noe gikk galt')).not.toBeInTheDocument();
    await expect.element(place).toHaveFocus();
  });

  it('closes on Escape, and focus goes to the next one', async () => {
    await renderProvider();
    show({ tone: 'error', content: 'Den første' });
    show({ tone: 'error', content: 'Den andre' });
    await expect.element(find('Den andre')).toBeVisible();
    (dismissButtons.elements()[0] as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(find('Den andre')).not.toBeInTheDocument();
    await expect.element(dismissButtons).toHaveFocus();
    await expect.element(find('Den første')).toBeVisible();
  });

  it.each([
    ['one', [{ title: 'Noe gikk galt', content: 'Prøv igjen om litt, eller ring oss.' }]],
    ['many', ['Navnet ble ikke lagret', 'E-posten ble ikke lagret', 'Nummeret ble ikke lagret']],
  ])('of %s, what gets the focus is scrolled out from under it', async (_, contents) => {
    await page.viewport(320, 568);
    const numbers = Array.from({ length: 20 }, (__, index) => index + 1);
    await render(
      <ToastProvider>
        <Page />
        {numbers.map((number) => (
          <p key={number}>
            <button type="button">Nummer {number}</button>
          </p>
        ))}
        <div style={{ height: '50vh' }} />
      </ToastProvider>,
    );
    for (const content of contents) show({ tone: 'error', content });
    await expect.poll(states).toHaveLength(contents.length);
    await page.getByRole('button', { name: 'Et sted på siden' }).click();
    for (const number of numbers) {
      await userEvent.tab();
      const focused = page.getByRole('button', { name: `Nummer ${number}`, exact: true });
      await expect.element(focused).toHaveFocus();
      const { top = 0 } = document.querySelector('section ol')?.getBoundingClientRect() ?? {};
      expect(focused.element().getBoundingClientRect().bottom, `${number}`).toBeLessThanOrEqual(top);
    }
  });

  it('can be reached over an open dialog', async () => {
    await render(
      <ToastProvider>
        <Dialog title="Spørsmål" onDismiss={() => undefined}>
          <Page />
        </Dialog>
      </ToastProvider>,
    );
    show({ tone: 'error', content: 'Noe gikk galt' });
    await dismissButtons.click();
    await expect.element(find('Noe gikk galt')).not.toBeInTheDocument();
  });
});

describe('over time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A toast's timer starts a moment after it appears. */
  const seeRunning = async (count: number) => {
    await expect.poll(() => vi.getTimerCount()).toBe(count);
  };
  const isShown = (text: string) => find(text).elements().length > 0;
  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  it('is shown for 5 s, fades out and is removed (TST-06 to TST-08)', async () => {
    await renderProvider();
    show({ tone: 'info', content: 'Noe å vite' });
    await expect.poll(states).toEqual(['entering']);
    await seeRunning(1);
    pass(4999);
    expect(states()).toEqual(['entering']);
    pass(1);
    await expect.poll(states).toEqual(['exiting']);
    pass(150);
    await expect.poll(states).toEqual([]);
  });

  it.each([
    ['turned off', { tone: 'info', content: 'Blir', timeout: 'off' }],
    ['an error', { tone: 'error', content: 'Blir' }],
    [
      'one with an action',
      { tone: 'info', content: 'Blir', action: { label: 'Angre', onClick: () => undefined } },
    ],
  ] satisfies [string, ToastOptions][])('stays when it is %s (TST-09)', async (_, options) => {
    await renderProvider();
    show(options);
    show({ tone: 'info', content: 'Går' });
    await expect.poll(states).toHaveLength(2);
    await seeRunning(1);
    pass(60_000);
    await expect.poll(states).toContain('exiting');
    pass(150);
    await expect.poll(() => isShown('Går')).toBe(false);
    expect(isShown('Blir')).toBe(true);
  });

  it('pauses while the pointer is on it, and resumes', async () => {
    await renderProvider();
    show({ tone: 'info', content: 'Noe å vite' });
    await expect.poll(states).toEqual(['entering']);
    await seeRunning(1);
    pass(4000);
    const region = page.getByRole('region', { name: 'Varsler' }).element();
    region.dispatchEvent(new PointerEvent('pointerenter'));
    await seeRunning(0);
    pass(60_000);
    expect(states()).toEqual(['entering']);
    region.dispatchEvent(new PointerEvent('pointerleave'));
    await seeRunning(1);
    pass(999);
    expect(states()).toEqual(['entering']);
    pass(1);
    await expect.poll(states).toEqual(['exiting']);
  });

  it('pauses while focus is in it', async () => {
    await renderProvider();
    show({ tone: 'info', content: 'Noe å vite' });
    await expect.poll(states).toEqual(['entering']);
    await seeRunning(1);
    (dismissButtons.element() as HTMLElement).focus();
    await seeRunning(0);
    pass(60_000);
    expect(states()).toEqual(['entering']);
  });

  it('shows five, the newest on top, and the queued ones as places become free (TST-10)', async () => {
    await renderProvider();
    for (let number = 1; number <= 7; number += 1)
      show({ tone: 'info', content: `Nummer ${number}`, timeout: number * 1000 });
    await expect.poll(states).toEqual(['queued', 'queued', ...Array<string>(5).fill('entering')]);
    await seeRunning(5);
    await expect.element(find('Nummer 6')).not.toBeVisible();
    pass(1000);
    await expect.poll(() => states().at(-1)).toBe('exiting');
    pass(150);
    await expect.poll(states).toEqual(['queued', ...Array<string>(5).fill('entering')]);
    await expect.element(find('Nummer 6')).toBeVisible();
    expect(document.querySelector('[data-toast]')).toHaveTextContent('Nummer 7');
  });
});

it('throws outside its provider', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(render(<Page />)).rejects.toThrow('ToastProvider');
  errors.mockClear();
});

it('has its region before its message, so that a screen reader announces it', async () => {
  const added: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) added.push(`${node.tagName}: ${node.textContent}`);
  });
  await renderProvider();
  watch.observe(document.body, { childList: true, subtree: true });
  show({ tone: 'info', content: 'Noe å vite' });
  await expect.element(find('Noe å vite')).toBeVisible();
  watch.disconnect();
  expect(added).toEqual(['SECTION: ', expect.stringMatching(/^OL: .*Noe å vite/)]);
});

describe('many at once', () => {
  it('merges identical messages with a count, and closes them as one', async () => {
    await renderProvider();
    for (let time = 0; time < 3; time += 1) show({ tone: 'error', content: 'Noe gikk galt' });
    await expect.element(find('Noe gikk galt')).toBeVisible();
    await expect.element(find('3 ganger')).toBeVisible();
    expect(states()).toHaveLength(1);
    await dismissButtons.click();
    await expect.element(find('Noe gikk galt')).not.toBeInTheDocument();
  });

  it.each(['success', 'info'] as const)(
    'what is no error (%s) removes the errors of the same act, and no others',
    async (tone) => {
      await renderProvider();
      show({ tone: 'error', act: 'epost', content: 'E-posten ble ikke lagret' });
      show({ tone: 'error', act: 'mobil', content: 'Nummeret ble ikke lagret' });
      await expect.element(find('E-posten ble ikke lagret')).toBeVisible();
      show({ tone, act: 'epost', content: 'E-posten er lagret' });
      await expect.element(find('E-posten er lagret')).toBeVisible();
      await expect.element(find('E-posten ble ikke lagret')).not.toBeInTheDocument();
      await expect.element(find('Nummeret ble ikke lagret')).toBeVisible();
    },
  );

  it('never covers more than half of a phone', async () => {
    await page.viewport(320, 568);
    await renderProvider();
    for (const word of ['en', 'to', 'tre', 'fire', 'fem'])
      show({
        tone: 'error',
        content: { title: `Feil ${word}`, content: 'Prøv igjen om litt, eller ring oss.' },
      });
    await expect.element(find('Feil fem')).toBeVisible();
    const { height = 0 } = document.querySelector('section ol')?.getBoundingClientRect() ?? {};
    expect(height).toBeLessThanOrEqual(568 / 2);
  });
});
