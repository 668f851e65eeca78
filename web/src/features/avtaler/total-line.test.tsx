import '../../styles/index.css';
import '../../themes/none.css';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { ComingAvtalerContext, type Places } from '../../lib/coming-avtaler.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { TotalLine } from './total-line.tsx';

const svar: AvtalerResponse = {
  avtaler: [{ name: 'Bil', avtaleStatus: 'ACTIVE', systemSource: 'NICE', monthlyPrice: 1 }],
  monthlySum: 2649.5,
  yearlySum: 31794,
  systemSourceError: false,
  sources: [{ systemSource: 'NICE', state: 'ok' }],
};
const linje = () => document.querySelector('p')?.textContent.replaceAll('\u00a0', ' ');

it("shows the server's totals, and does not add up its own (OVW-05, OD-56)", async () => {
  await renderWithAnswers(<TotalLine />, { getAvtaler: svar });
  await expect.poll(linje).toBe('Totalt 2 649,50 kr/md (31 794 kr/år)');
});

it('is read as one sentence by a screen reader', async () => {
  await renderWithAnswers(<TotalLine />, { getAvtaler: svar });
  await expect
    .element(page.getByText(/^Totalt 2\s649,50 kroner i måneden, 31\s794 kroner i året\.$/))
    .toBeInTheDocument();
});

it("says 'minst' when something is missing", async () => {
  await renderWithAnswers(<TotalLine />, { getAvtaler: { ...svar, systemSourceError: true } });
  await expect.poll(linje).toBe('Totalt minst 2 649,50 kr/md (minst 31 794 kr/år)');
  await expect.element(page.getByText(/Totalt minst 2.649,50 kroner i måneden/)).toBeInTheDocument();
});

it('says why when a card is left out of it', async () => {
  const innbo = { policyNumber: '2', name: 'Innbo', avtaleStatus: 'ACTIVE', systemSource: 'NICE' } as const;
  await renderWithAnswers(<TotalLine />, { getAvtaler: { ...svar, avtaler: [...svar.avtaler, innbo] } });
  await expect.poll(linje).toBe('Totalt minst 2 649,50 kr/md (minst 31 794 kr/år)');
  await expect.element(page.getByText('Innbo er ikke med, prisen står i detaljene.')).toBeVisible();
});

it('leaves out a missing total', async () => {
  const { container } = await renderWithAnswers(<TotalLine />, {
    getAvtaler: { ...svar, yearlySum: null },
  });
  await expect.poll(linje).toBe('Totalt 2 649,50 kr/md ');
  expect(container.textContent).not.toContain('kr/år');
});

it.each([
  ['the call failed', 'failed' as const],
  ['there are no insurances', { ...svar, avtaler: [] }],
  ['nothing has a price', { ...svar, monthlySum: null, yearlySum: null }],
])('is not shown when %s (OD-56)', async (_, getAvtaler) => {
  const { container } = await renderWithAnswers(<TotalLine />, { getAvtaler });
  await expect.poll(() => container.childElementCount).toBe(0);
});

it.each([320, 768, 1280])('takes the same space before it arrives as after, at %d px', async (width) => {
  await page.viewport(width, 700);
  const { promise, resolve } = Promise.withResolvers<AvtalerResponse>();
  const { container } = await renderWithAnswers(<TotalLine />, { getAvtaler: promise });
  const ventende = container.getBoundingClientRect().height;
  expect(ventende).toBeGreaterThan(80);
  resolve(svar);
  await expect.poll(linje).toContain('Totalt');
  expect(Math.abs(container.getBoundingClientRect().height - ventende)).toBeLessThan(1);
});

const coming = (places: Places) => (
  <ComingAvtalerContext value={{ getPlaces: () => places }}>
    <TotalLine />
  </ComingAvtalerContext>
);
const uten: AvtalerResponse = { ...svar, monthlySum: null, yearlySum: null };

it('keeps its place on a page whose agreements came late, when it was awaited and there is none', async () => {
  const { promise, resolve } = Promise.withResolvers<AvtalerResponse>();
  const { container } = await renderWithAnswers(coming({ NICE: 1 }), { getAvtaler: promise });
  const waiting = container.getBoundingClientRect().height;
  resolve(uten);
  await expect
    .poll(() => document.querySelector('p')?.checkVisibility({ visibilityProperty: true }))
    .toBe(false);
  expect(container.getBoundingClientRect().height).toBe(waiting);
});

it('has no place there when nothing was expected', async () => {
  const { container } = await renderWithAnswers(coming({ NICE: 0 }), { getAvtaler: uten });
  await expect.poll(() => container.childElementCount).toBe(0);
});

it('has its explanation below the list there', async () => {
  const innbo = { policyNumber: '2', name: 'Innbo', avtaleStatus: 'ACTIVE', systemSource: 'NICE' } as const;
  await renderWithAnswers(coming({ NICE: 1 }), {
    getAvtaler: { ...svar, avtaler: [...svar.avtaler, innbo] },
  });
  await expect.poll(linje).toContain('Totalt minst');
  await expect.element(page.getByText('Innbo er ikke med')).not.toBeInTheDocument();
});

it('is hidden from the start where the server says so', async () => {
  await renderWithAnswers(<TotalLine />, { getAvtaler: svar }, { context: { skjulerBelop: true } });
  await expect.poll(linje).toBe('Totalt skjult ');
});

it('is hidden by the eye at once, read as one word, and shown again by it', async () => {
  await renderWithAnswers(<TotalLine />, { getAvtaler: svar });
  await page.getByRole('button', { name: 'Skjul beløp' }).click();
  await expect.poll(linje).toBe('Totalt skjult ');
  await expect.element(page.getByText('Totalt skjult.', { exact: true })).toBeInTheDocument();
  expect(document.cookie).toContain('kfp-belop=skjult');
  await page.getByRole('button', { name: 'Vis beløp' }).click();
  await expect.poll(linje).toBe('Totalt 2 649,50 kr/md (31 794 kr/år)');
  expect(document.cookie).not.toContain('kfp-belop');
});
