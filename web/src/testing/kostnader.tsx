import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { BetalingerResponse, PartState, Pris, PriserResponse } from '@portal/contract/kostnader.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import { Page } from '../features/kostnader/page.tsx';
import { createClientContext } from './create-client-context.ts';
import { type Answers, renderWithAnswers } from './render-with-answers.tsx';

export const bil: Avtale = {
  systemSource: 'NICE',
  policyNumber: '1',
  name: 'Bil',
  avtaleStatus: 'RENEWAL',
  endDate: '2027-04-30',
  monthlyPrice: 189,
  yearlyPrice: 2268,
};
export const hus: Avtale = {
  ...bil,
  systemSource: 'PARIS',
  policyNumber: '2',
  name: 'Hus',
  avtaleStatus: 'ACTIVE',
};
export const avtaler: AvtalerResponse = { avtaler: [bil], systemSourceError: false, sources: [] };
export const createSources = (nice: PartState['state']): PartState[] => [
  { systemSource: 'NICE', state: nice },
  { systemSource: 'PARIS', state: 'notOffered' },
];
export const betalinger: BetalingerResponse = {
  idag: '2026-11-23',
  betalinger: [
    { systemSource: 'NICE', policyNumbers: ['1'], belop: 2268, forfall: '2027-05-15', status: 'KOMMER' },
  ],
  sources: createSources('ok'),
};
export const rise: Pris = {
  systemSource: 'NICE',
  policyNumber: '1',
  gyldigFra: '2027-05-01',
  pris: 2585.52,
  prisFor: 2268,
  fristForNei: '2027-04-30',
  deler: [
    { kode: 'INDEKS', for: 0, na: 200 },
    { kode: 'MELDTE_SKADER', for: 0, na: 69.52 },
    { kode: 'NATURSKADE', for: 142, na: 190 },
    { kode: 'GRUNNPRIS', for: 2126, na: 2126 },
  ],
};
export const priser: PriserResponse = { idag: '2026-11-23', priser: [rise], sources: createSources('ok') };
const kontakt = { navn: 'Oss', telefon: '12345678', apningstider: [] };

export const show = (answers: Answers = {}, context: Partial<PageContext> = {}) =>
  renderWithAnswers(
    <Page />,
    {
      getAvtaler: avtaler,
      getBetalinger: betalinger,
      getPriser: priser,
      getKontaktinfo: kontakt,
      getClientContext: createClientContext(),
      ...answers,
    },
    { context },
  );
/** Spaces within amounts do not break. */
export const textOf = (locator: Locator) => (locator.element().textContent ?? '').replaceAll('\u00a0', ' ');
export const read = async (name: string) => {
  const region = page.getByRole('region', { name });
  await expect.element(region).toBeVisible();
  return () => textOf(region);
};
export const giveBack = (kroner: readonly number[]): BetalingerResponse => ({
  ...betalinger,
  betalinger: kroner.map((belop) => ({
    systemSource: 'NICE',
    policyNumbers: ['1'],
    belop,
    forfall: '2026-12-15',
    status: 'KOMMER',
    retning: 'TIL_KUNDEN',
  })),
});
export const withPris = (change: Partial<Pris>): Answers => ({
  getPriser: { ...priser, priser: [{ ...rise, ...change }] },
});
