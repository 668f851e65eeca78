import '../../styles/index.css';
import '../../themes/none.css';

import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { tryPresses } from '../../testing/try-presses.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Vil du fjerne den?' });
const opener = page.getByRole('button', { name: 'Fjern', exact: true });
const onDismiss = vi.fn<() => void>();

function Page({ closable }: { closable: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fjern</Button>
      {isOpen && (
        <Dialog
          title="Vil du fjerne den?"
          closable={closable}
          onDismiss={() => {
            onDismiss();
            setOpen(false);
          }}
        >
          <DialogActions>
            <Button>Ja</Button>
            <Button data-focus-first onClick={() => setOpen(false)}>
              Nei
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

async function open({ closable = true } = {}): Promise<void> {
  await render(<Page closable={closable} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

async function pressOutside(): Promise<void> {
  // A forced press does not wait until presses are taken.
  await expect.poll(() => dialog.element().getAnimations()).toEqual([]);
  await userEvent.click(dialog, { position: { x: -40, y: -40 }, force: true });
}

beforeEach(async () => {
  onDismiss.mockClear();
  await page.viewport(800, 700);
});

describe('Dialog', () => {
  it('takes no press that was begun before anybody could have read it', async () => {
    await open();
    const yes = page.getByRole('button', { name: 'Ja' }).element();
    expect(tryPresses(yes, dialog.element())).toEqual({ atFirst: false, atLast: true });
  });

  it('takes focus, traps it, and returns it', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: 'Nei' })).toHaveFocus();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      expect(document.activeElement?.closest('dialog') ?? document.activeElement).not.toBe(opener.query());
    }
    await page.getByRole('button', { name: 'Nei' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('does not report a dismissal when its owner closes it', async () => {
    await open();
    await page.getByRole('button', { name: 'Nei' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('closes on Escape', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onDismiss).toHaveBeenCalledOnce();
    await expect.element(opener).toHaveFocus();
  });

  it('closes by its button and by a click outside, if allowed', async () => {
    await open();
    await page.getByRole('button', { name: 'Lukk' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await pressOutside();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('must be answered if not', async () => {
    await open({ closable: false });
    await expect.element(page.getByRole('button', { name: 'Lukk' })).not.toBeInTheDocument();
    await pressOutside();
    await expect.element(dialog).toBeVisible();
  });

  it('is a sheet at the bottom of a phone and a box in the middle from 680 px (FRM-24)', async () => {
    await page.viewport(679, 700);
    await open();
    expect(dialog.element().getBoundingClientRect()).toMatchObject({ left: 0, right: 679, bottom: 700 });
    await page.viewport(680, 700);
    const box = dialog.element().getBoundingClientRect();
    expect(box.width).toBe(520);
    expect(box.bottom).toBeLessThan(600);
  });

  it('higher than its window shows the whole ring of what has focus', async () => {
    await page.viewport(320, 256);
    const names = ['En', 'To', 'Tre', 'Fire', 'Fem', 'Seks', 'Sju'];
    await render(
      <Dialog title="Vil du fjerne den?" onDismiss={onDismiss}>
        <DialogActions stacked>
          {names.map((name) => (
            <Button key={name}>{name}</Button>
          ))}
        </DialogActions>
      </Dialog>,
    );
    const seen: (string | null)[] = [];
    const stops = ['Lukk', ...names];
    for (const key of [...stops.map(() => '{Tab}'), ...stops.map(() => '{Shift>}{Tab}{/Shift}')]) {
      await userEvent.keyboard(key);
      const focused = document.activeElement ?? document.body;
      // Between the last stop and the first the browser has the focus.
      if (!focused.matches('button')) continue;
      const { outlineOffset, outlineWidth } = getComputedStyle(focused);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const { top, bottom } = focused.getBoundingClientRect();
      const sheet = dialog.element().getBoundingClientRect();
      expect(top - reach, focused.textContent).toBeGreaterThanOrEqual(sheet.top);
      expect(bottom + reach, focused.textContent).toBeLessThanOrEqual(sheet.bottom);
      seen.push(focused.textContent);
    }
    expect(seen).toEqual(expect.arrayContaining(names));
  });

  it('that comes with the page is not seen before all of it has come: it would grow upwards', async () => {
    await render(
      <Dialog title="Vil du fjerne den?" inPlace onDismiss={onDismiss}>
        <p>Ja eller nei</p>
      </Dialog>,
    );
    const text = page.getByText('Ja eller nei');
    await expect.element(text).toBeVisible();
    text.element().nextElementSibling?.remove();
    await expect.element(text).not.toBeVisible();
  });

  describe('that came with the page', () => {
    const above = page.getByRole('dialog', { name: 'Over' });

    function TwoDialogs() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Dialog title="Vil du fjerne den?" inPlace onDismiss={onDismiss}>
            <button type="button" onClick={() => setOpen(true)} onKeyDown={(event) => event.preventDefault()}>
              Åpne
            </button>
          </Dialog>
          {isOpen && (
            <Dialog title="Over" onDismiss={() => setOpen(false)}>
              <button type="button" onClick={() => setOpen(false)}>
                Fortsett
              </button>
            </Dialog>
          )}
        </>
      );
    }

    it.each<[string, () => Promise<void>]>([
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['a press', () => page.getByRole('button', { name: 'Fortsett' }).click()],
    ])('is not dismissed by %s in one that lies over it', async (_, close) => {
      await render(<TwoDialogs />);
      await page.getByRole('button', { name: 'Åpne' }).click();
      await expect.element(above).toBeVisible();
      await close();
      await expect.element(above).not.toBeInTheDocument();
      expect(onDismiss).not.toHaveBeenCalled();
      await userEvent.click(dialog, { position: { x: -40, y: -40 }, force: true });
      expect(onDismiss).toHaveBeenCalledOnce();
    });

    it('is not dismissed by an Escape that closed something in it', async () => {
      await render(<TwoDialogs />);
      page.getByRole('button', { name: 'Åpne' }).query()?.focus();
      await userEvent.keyboard('{Escape}');
      expect(onDismiss).not.toHaveBeenCalled();
    });
  });
});
