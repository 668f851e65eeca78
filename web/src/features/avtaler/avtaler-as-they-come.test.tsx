import '../../styles/index.css';
import '../../themes/none.css';

import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import { systemSources } from '@portal/contract/system-sources.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { ComingAvtalerContext, type Places } from '../../lib/coming-avtaler.ts';
import { AvtalerAsTheyCome } from './avtaler-as-they-come.tsx';

const avtale = (systemSource: Avtale['systemSource'], name: string): Avtale => ({
  policyNumber: name,
  name,
  avtaleStatus: 'ACTIVE',
  systemSource,
  monthlyPrice: 100,
});
const svar = (avtaler: Avtale[], uteblitt?: Avtale['systemSource']): AvtalerResponse => ({
  avtaler,
  monthlySum: 200,
  yearlySum: 2400,
  systemSourceError: uteblitt !== undefined,
  sources: systemSources.map((systemSource) => ({
    systemSource,
    state: systemSource === uteblitt ? 'timeout' : 'ok',
  })),
});
const renderComing = (places: Places, answers: Answers) =>
  renderWithAnswers(
    <ComingAvtalerContext value={{ getPlaces: () => places }}>
      <AvtalerAsTheyCome />
    </ComingAvtalerContext>,
    answers,
  );
const hus = avtale('NICE', 'Hus');
const listTexts = () =>
  [...document.querySelectorAll('#avtaler ~ ul > li')].map((row) => row.querySelector('h3, p')?.textContent);

it('says what is on its way, and fills the places with it', async () => {
  const { promise, resolve } = Promise.withResolvers<AvtalerResponse>();
  await renderComing({ PROLIFE: 2 }, { getAvtaler: promise });
  await expect.element(page.getByRole('status')).toHaveTextContent('Henter livs- og personforsikringene …');
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  resolve(svar([hus, avtale('PROLIFE', 'Liv'), avtale('PROLIFE', 'Ulykke')]));
  await expect.poll(listTexts).toEqual(['Hus', 'Liv', 'Ulykke']);
  await expect.element(page.getByText('Henter')).not.toBeInTheDocument();
});

it('what there is no place for shares the last one, in its order', async () => {
  const avtaler = [avtale('NICE', 'Bil'), hus, avtale('NICE', 'Innbo'), avtale('PARIS', 'Ring')];
  await renderComing({ NICE: 2 }, { getAvtaler: svar(avtaler) });
  await expect.poll(listTexts).toEqual(['Bil', 'Hus', 'Ring']);
  const names = page.getByRole('heading', { level: 3 });
  expect(names.elements().map(({ textContent }) => textContent)).toEqual(['Bil', 'Hus', 'Innbo', 'Ring']);
});

it('the place of a system without agreements stays, and says so for that system alone', async () => {
  await renderComing({ NSF: 1 }, { getAvtaler: svar([hus]) });
  await expect.poll(listTexts).toEqual(['Hus', 'Ingen forsikringer her.']);
});

it('places for more than came stay, and the first of them says so', async () => {
  await renderComing({ NICE: 3 }, { getAvtaler: svar([hus, avtale('NSF', 'Lisens')]) });
  await expect.poll(listTexts).toEqual(['Hus', 'Ingen flere forsikringer her.', undefined, 'Lisens']);
});

it('all places of a system that fails stay, and only the first is read', async () => {
  await renderComing({ NICE: 2 }, { getAvtaler: svar([avtale('NSF', 'Lisens')], 'NICE') });
  await expect
    .poll(listTexts)
    .toEqual(['Vi får ikke hentet skadeforsikringene akkurat nå.', undefined, 'Lisens']);
  const read = [...document.querySelectorAll('#avtaler ~ ul > li:not([aria-hidden])')];
  expect(read).toHaveLength(2);
});

it.each<[string, Partial<AvtalerResponse>, string]>([
  [
    'the savings bank does not answer',
    { sparebank: 'timeout' },
    'Vi får ikke hentet forsikringene fra sparebanken akkurat nå.',
  ],
  [
    'a row of the savings bank cannot be read',
    { sparebank: 'incomplete' },
    'Vi klarte ikke å lese alle forsikringene fra sparebanken.',
  ],
  [
    'its only row cannot be read',
    {
      sources: systemSources.map((systemSource) => ({
        systemSource,
        state: systemSource === 'NSF' ? 'incomplete' : 'ok',
      })),
    },
    'Vi klarte ikke å lese alle ',
  ],
])('an empty place does not say that there are none where %s', async (_, change, says) => {
  const two = svar([hus, avtale('NICE', 'Bil')]);
  await renderComing({ NSF: 1 }, { getAvtaler: { ...two, ...change } });
  await expect.poll(() => listTexts().at(-1)).toContain(says);
});

it('nor does a place beside what came', async () => {
  await renderComing({ NICE: 2 }, { getAvtaler: { ...svar([hus]), sparebank: 'failed' } });
  await expect
    .poll(() => listTexts().at(-1))
    .toBe('Vi får ikke hentet forsikringene fra sparebanken akkurat nå.');
});

it('says below the list what the total leaves out, where there is a total', async () => {
  const uten = { ...hus, monthlyPrice: undefined };
  const answers: Answers = { getAvtaler: svar([uten, avtale('NSF', 'Lisens')]) };
  const { unmount } = await renderComing({ NSF: 1 }, answers);
  await expect.element(page.getByText('Slik er totalen regnet ut:')).toBeVisible();
  await expect.element(page.getByText('Hus er ikke med, prisen står i detaljene.')).toBeVisible();
  await unmount();
  await renderComing({ NSF: 1 }, { getAvtaler: { ...svar([uten]), monthlySum: null, yearlySum: null } });
  await expect.poll(listTexts).toEqual(['Hus', 'Ingen forsikringer her.']);
  await expect.element(page.getByText('Slik er totalen')).not.toBeInTheDocument();
});

it('a system that fails says so in its place, and a retry fills it', async () => {
  const answers: Answers = { getAvtaler: svar([hus], 'NSF') };
  await renderComing({ NSF: 1 }, answers);
  await expect
    .poll(listTexts)
    .toEqual(['Hus', 'Vi får ikke hentet forsikringene gjennom Norsk Sykepleierforbund akkurat nå.']);
  answers.getAvtaler = svar([hus, avtale('NSF', 'Lisens')]);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect.poll(listTexts).toEqual(['Hus', 'Lisens']);
  await expect.element(page.getByRole('button', { name: 'Prøv igjen' })).not.toBeInTheDocument();
});

it('says that the list failed when no system answered', async () => {
  await renderComing({ NSF: 1 }, { getAvtaler: 'failed' });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('En feil oppsto ved henting av forsikringene dine.');
});

it('says that there are none when every system has said so', async () => {
  await renderComing({ NSF: 1 }, { getAvtaler: svar([]) });
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Du har ingen forsikringer');
});

it.each([
  [320, 'a card', 'Hus', svar([{ ...hus, description: 'Enebolig' }])],
  [1280, 'a card', 'Hus', svar([{ ...hus, description: 'Enebolig' }])],
  [320, 'nothing', 'Ingen forsikringer her.', svar([])],
  [1280, 'nothing', 'Ingen forsikringer her.', svar([])],
])('a place at %d px is as high when %s comes', async (width, _, text, answer) => {
  await page.viewport(width, 700);
  const { promise, resolve } = Promise.withResolvers<AvtalerResponse>();
  await renderComing({ NICE: 1 }, { getAvtaler: promise });
  const getHeight = () => document.querySelector('#avtaler ~ ul')?.getBoundingClientRect().height;
  await expect.element(page.getByRole('status')).toBeVisible();
  const before = getHeight();
  resolve(answer);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(getHeight()).toBe(before);
});
