import '../../styles/index.css';
import '../../themes/none.css';

import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { PartState } from '@portal/contract/kostnader.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { listenForPresses } from '../../lib/sporing/listen-for-presses.ts';
import { collectHendelser } from '../../testing/collect-hendelser.ts';
import {
  avtaler,
  betalinger,
  bil,
  hus,
  priser,
  read,
  rise,
  show,
  textOf,
  withPris,
} from '../../testing/kostnader.tsx';
import type { Answers } from '../../testing/render-with-answers.tsx';

describe('each system alone does not answer', () => {
  const without = (failing: SystemSource): PartState[] =>
    systemSources.map((systemSource) => ({
      systemSource,
      state: systemSource === failing ? 'failed' : 'ok',
    }));

  it.each(systemSources)(
    '%s: what the others know stands, and the page says what it lacks',
    async (failing) => {
      const other = failing === 'NICE' ? 'PARIS' : 'NICE';
      const sources = without(failing);
      await show({
        getAvtaler: {
          ...avtaler,
          avtaler: [
            { ...bil, systemSource: other },
            { ...hus, systemSource: failing },
          ],
        },
        getBetalinger: {
          ...betalinger,
          betalinger: betalinger.betalinger.map((betaling) => ({ ...betaling, systemSource: other })),
          sources,
        },
        getPriser: { ...priser, priser: [{ ...rise, systemSource: other }], sources },
      });
      const aret = await read('Året');
      for (const each of [
        'Vi får ikke hentet alle betalingene dine nå.',
        'Prøv igjen',
        'betaler du minst 2 268 kr.',
        'Vi har ikke fått opplysninger om betalingene for Hus.',
      ])
        await expect.poll(aret).toContain(each);
      const endringer = await read('Endringer');
      for (const each of ['Vi får ikke hentet alle endringene nå.', 'Prøv igjen', 'koster Bil 2 585,52 kr'])
        expect(endringer()).toContain(each);
    },
  );
});

describe('agreements that did not come', () => {
  const uteblitt = (known: Avtale[]): Answers => {
    const sources: AvtalerResponse['sources'] = [
      { systemSource: 'NICE', state: 'ok' },
      { systemSource: 'PARIS', state: 'timeout' },
    ];
    const nobody = systemSources.map((systemSource) => ({ systemSource, state: 'notOffered' as const }));
    return {
      getAvtaler: { avtaler: known, systemSourceError: true, sources },
      getBetalinger: { ...betalinger, betalinger: [], sources: nobody },
      getPriser: { ...priser, priser: [], sources: [{ systemSource: 'NICE', state: 'ok' }] },
    };
  };

  it('are said to be missing, with another try; a guess is called a guess, and nothing is a share of all', async () => {
    await show(uteblitt([bil]));
    const missing = page
      .getByRole('alert')
      .filter({ hasText: 'Vi får ikke hentet alle forsikringene dine nå.' });
    await expect.element(missing.getByText('Prøv igjen')).toBeVisible();
    const aret = await read('Året');
    await expect
      .poll(aret)
      .toContain('Vi kan bare anslå en del av det du betaler de neste tolv månedene: omtrent 2 268 kr.');
    expect(aret()).not.toContain('minst');
    const row = page
      .getByRole('table', { name: 'Det hver forsikring koster' })
      .getByRole('row', { name: /^Bil/ });
    await expect.poll(() => textOf(row)).toBe('Bil189 kr2 268 kr');
  });

  it('leave no part that says there is nothing', async () => {
    await show(uteblitt([]));
    for (const part of ['Året', 'Fordelt på', 'Endringer', 'Merkedager']) {
      const text = await read(part);
      await expect.poll(text, { message: part }).toContain('Vi får ikke vist dette akkurat nå.');
      expect(text(), part).not.toMatch(/ingen|neste tolv/i);
    }
  });

  it('that came whole are not said to be missing', async () => {
    await show();
    await expect.poll(await read('Året')).toContain('De neste tolv månedene');
    expect(page.getByText('Vi får ikke hentet alle forsikringene').elements()).toEqual([]);
  });
});

it('no press on the page is counted: what raises a price, and a membership, are in no event', async () => {
  const measured = collectHendelser();
  onTestFinished(listenForPresses());
  const held = new AbortController();
  onTestFinished(() => held.abort());
  for (const type of ['submit', 'click'])
    document.addEventListener(type, (event) => event.preventDefault(), held);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await show(withPris({ deler: [...(rise.deler ?? []), { kode: 'MEDLEMSRABATT', for: -5, na: -5 }] }));
  const text = await read('Endringer');
  for (const each of ['Meldte skader', 'Medlemsrabatt']) await expect.poll(text).toContain(each);
  for (const element of document.body.querySelectorAll<HTMLElement>('main *, body > div *'))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(print).toHaveBeenCalled();
  expect(measured).toEqual([]);
});

it('shares, marked days and the calendar need no system to speak more than agreements', async () => {
  await show({
    getAvtaler: { ...avtaler, avtaler: [bil, hus] },
    getBetalinger: 'failed',
    getPriser: 'failed',
  });
  const shares = page.getByRole('table', { name: 'Det hver forsikring koster' });
  const row = shares.getByRole('row', { name: /^Bil/ });
  await expect.poll(() => textOf(row)).toBe('Bil50 %189 kr2 268 kr');
  const merkedager = (await read('Merkedager'))();
  expect(merkedager).toContain('30.04.2027Bil fornyes');
  expect(merkedager).toContain('Vi får ikke hentet alle fristene nå.');
  await expect.element(page.getByLabelText('Ta med beløp og forsikring')).not.toBeChecked();
});
