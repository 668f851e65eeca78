import '../../styles/index.css';
import '../../themes/none.css';

import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { Betaling, BetalingerResponse, PartState } from '@portal/contract/kostnader.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { KostnaderLink } from './kostnader-link.tsx';

const bil: Avtale = { systemSource: 'NICE', policyNumber: '1', name: 'Bil', avtaleStatus: 'ACTIVE' };
const avtaler: AvtalerResponse = { avtaler: [bil], systemSourceError: false, sources: [] };
const kommer: Betaling = {
  systemSource: 'NICE',
  policyNumbers: ['1'],
  belop: 1240,
  forfall: '2027-05-15',
  status: 'KOMMER',
};
const forfalt: Betaling = { ...kommer, forfall: '2027-04-15', status: 'FORFALT' };
const give = (betalinger: Betaling[], nice: PartState['state'] = 'ok'): BetalingerResponse => ({
  idag: '2027-04-20',
  betalinger,
  sources: [
    { systemSource: 'NICE', state: nice },
    { systemSource: 'PARIS', state: 'notOffered' },
  ],
});

it.each<[string, Answers, string]>([
  ['the next', { getBetalinger: give([kommer]) }, 'Neste betaling: 1 240 kr, 15.05.2027'],
  [
    'a source of the customer’s cannot tell',
    {
      getBetalinger: give([kommer]),
      getAvtaler: { ...avtaler, avtaler: [bil, { ...bil, systemSource: 'PARIS' }] },
    },
    'Neste betaling vi kjenner til: 1 240 kr, 15.05.2027',
  ],
  [
    'one did not answer',
    { getBetalinger: give([kommer], 'timeout') },
    'Neste betaling vi kjenner til: 1 240 kr, 15.05.2027',
  ],
  [
    'another’s agreements did not come',
    { getBetalinger: give([kommer]), getAvtaler: { ...avtaler, systemSourceError: true } },
    'Neste betaling vi kjenner til: 1 240 kr, 15.05.2027',
  ],
  [
    'overdue comes first',
    { getBetalinger: give([forfalt, kommer]) },
    'Betalingen for Bil forfalt 15.04.2027',
  ],
  [
    'paid in part: the rest is not known',
    { getBetalinger: give([{ ...kommer, status: 'DELVIS_BETALT' }]) },
    'Betalingen 15.05.2027 er delvis betalt',
  ],
  [
    'one of the day paid in part',
    { getBetalinger: give([kommer, { ...kommer, status: 'DELVIS_BETALT' }]) },
    'Betalingen 15.05.2027 er delvis betalt',
  ],
  ['several', { getBetalinger: give([forfalt, forfalt]) }, '2 betalinger er forfalt'],
  [
    'of two that are paid together',
    {
      getBetalinger: give([{ ...forfalt, policyNumbers: ['1', '2'] }]),
      getAvtaler: { ...avtaler, avtaler: [bil, { ...bil, policyNumber: '2', name: 'Hus' }] },
    },
    'Betalingen for Bil og Hus forfalt 15.04.2027',
  ],
  [
    'of two of one name',
    {
      getBetalinger: give([{ ...forfalt, policyNumbers: ['1', '2'] }]),
      getAvtaler: {
        ...avtaler,
        avtaler: [
          { ...bil, description: 'Volvo' },
          { ...bil, policyNumber: '2', description: 'Saab' },
        ],
      },
    },
    'Betalingen for Bil (Volvo) og Bil (Saab) forfalt 15.04.2027',
  ],
  [
    'of what is gone',
    { getBetalinger: give([{ ...forfalt, policyNumbers: ['9'] }]) },
    'En betaling forfalt 15.04.2027',
  ],
  ['none', { getBetalinger: give([]) }, 'Se betalinger og endringer i pris'],
  ['no answer', { getBetalinger: 'failed' }, 'Se betalinger og endringer i pris'],
  [
    'no agreements',
    { getBetalinger: give([kommer]), getAvtaler: 'failed' },
    'Se betalinger og endringer i pris',
  ],
])('leads to the costs, and says what is due: %s', async (_, answers, text) => {
  await renderWithAnswers(<KostnaderLink />, { getAvtaler: avtaler, ...answers });
  const link = page.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/privat/forsikring/oversikt/kostnader');
  await expect.poll(() => link.element().textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});

/** One payment, of another system than those that do not answer. */
const giveWithout = (failing: readonly SystemSource[]): BetalingerResponse => ({
  ...give([{ ...kommer, systemSource: failing[0] === 'NICE' ? 'PARIS' : 'NICE' }]),
  sources: systemSources.map((systemSource) => ({
    systemSource,
    state: failing.includes(systemSource) ? 'failed' : 'ok',
  })),
});

it.each(systemSources)(
  '%s alone does not answer: the next payment of the others, called so',
  async (failing) => {
    await renderWithAnswers(<KostnaderLink />, {
      getAvtaler: avtaler,
      getBetalinger: giveWithout([failing]),
    });
    const link = page.getByRole('link');
    await expect
      .poll(() => link.element().textContent?.replaceAll('\u00a0', ' '))
      .toBe('Neste betaling vi kjenner til: 1 240 kr, 15.05.2027');
  },
);

it('is as high before as after', async () => {
  const answer = Promise.withResolvers<BetalingerResponse>();
  const { container } = await renderWithAnswers(<KostnaderLink />, {
    getAvtaler: avtaler,
    getBetalinger: answer.promise,
  });
  const readHeight = () => container.querySelector('p')?.getBoundingClientRect().height;
  const before = readHeight();
  expect(before).toBeGreaterThan(40);
  answer.resolve(give([kommer]));
  await expect.element(page.getByText(/^Neste betaling/)).toBeVisible();
  expect(readHeight()).toBe(before);
});
