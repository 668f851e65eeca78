import '../../styles/index.css';
import '../../themes/none.css';

import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { AvtalerSection } from './avtaler-section.tsx';

const avtale = (name: string): Avtale => ({
  policyNumber: name,
  name,
  avtaleStatus: 'ACTIVE',
  systemSource: 'NICE',
  productType: 'HUS',
  monthlyPrice: 100,
});
const svar = (endret: Partial<AvtalerResponse> = {}): AvtalerResponse => ({
  avtaler: [avtale('Husforsikring'), avtale('Bilforsikring')],
  monthlySum: 200,
  yearlySum: 2400,
  systemSourceError: false,
  sources: [{ systemSource: 'NICE', state: 'ok' }],
  ...endret,
});
const uteblitt: Partial<AvtalerResponse> = {
  systemSourceError: true,
  sources: [
    { systemSource: 'NICE', state: 'ok' },
    { systemSource: 'PROLIFE', state: 'timeout' },
  ],
};
const overskrift = page.getByRole('heading', { level: 2 });
const provIgjen = page.getByRole('button', { name: 'Prøv igjen' });
const renderSection = (answers: Answers) =>
  renderWithAnswers(<AvtalerSection prisnote={<p>Sammenlign priser</p>} />, answers);

describe('a complete answer', () => {
  it('is a list of cards in the answer’s order under its heading (OVW-03, OVW-06)', async () => {
    await renderSection({ getAvtaler: svar() });
    await expect.element(overskrift).toHaveTextContent('Forsikringene dine');
    const kort = page.getByRole('listitem');
    await expect
      .poll(() => kort.elements().map((element) => element.querySelector('h3')?.textContent))
      .toEqual(['Husforsikring', 'Bilforsikring']);
    await expect.element(page.getByText('Sammenlign priser')).toBeVisible();
    await expect.element(provIgjen).not.toBeInTheDocument();
  });

  it('says so when there are none (OVW-04)', async () => {
    await renderSection({ getAvtaler: svar({ avtaler: [], monthlySum: null, yearlySum: null }) });
    await expect.element(overskrift).toHaveTextContent('Du har ingen forsikringer');
    await expect.element(page.getByText('Sammenlign priser')).not.toBeInTheDocument();
  });
});

it.each([
  [200, 'below'],
  [320, 'beside'],
  [800, 'beside'],
] as const)('on %i px, has what a card says %s its figure', async (width, where) => {
  await page.viewport(width, 700);
  await renderSection({ getAvtaler: svar() });
  await expect.element(page.getByText('Husforsikring')).toBeVisible();
  const [figure, name] = ['li svg', 'li h3'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  expect(name && figure && name.top >= figure.bottom ? 'below' : 'beside').toBe(where);
});

it('sends an event with the number of agreements and of sources without an answer, the savings bank among them (ANA-12)', async () => {
  const measured = collectHendelser();
  // Those that cannot be read in full have answered.
  const ufullstendige = (['PARIS', 'NSF'] as const).map(
    (systemSource) => ({ systemSource, state: 'incomplete' }) as const,
  );
  const sources = [...svar(uteblitt).sources, ...ufullstendige];
  await renderSection({ getAvtaler: svar({ ...uteblitt, sources, sparebank: 'timeout' }) });
  await expect
    .poll(() => measured.filter(([navn]) => navn === 'statistikk'))
    .toEqual([
      ['statistikk', { name: 'antall-avtaler', value: 2 }],
      ['statistikk', { name: 'kilder-uten-svar', value: 2 }],
    ]);
});

describe('an answer on its way', () => {
  it('is announced, under a heading that does not claim any agreements (OD-57)', async () => {
    const { promise, resolve } = Promise.withResolvers<AvtalerResponse>();
    await renderSection({ getAvtaler: promise });
    await expect.element(overskrift).toHaveTextContent('Forsikringene dine');
    await expect.element(page.getByRole('status')).toMatchTextContent('Henter forsikringene dine.');
    resolve(svar());
    await expect.element(page.getByRole('link', { name: /Husforsikring/ })).toBeVisible();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });
});

describe('an incomplete answer', () => {
  it('shows what arrived, and names what is missing in the customer’s words (OVW-22)', async () => {
    await renderSection({ getAvtaler: svar(uteblitt) });
    await expect.element(page.getByRole('link', { name: /Husforsikring/ })).toBeVisible();
    const melding = page.getByRole('status');
    await expect
      .element(melding)
      .toMatchTextContent(
        'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.',
      );
    await expect
      .element(melding)
      .toMatchTextContent('Vi får ikke hentet livs- og personforsikringene akkurat nå.');
    await expect.element(provIgjen).toBeVisible();
  });

  it('never says that there are none (AMB-29)', async () => {
    await renderSection({ getAvtaler: svar({ ...uteblitt, avtaler: [] }) });
    await expect.element(overskrift).toHaveTextContent('Forsikringene dine');
    await expect.element(page.getByRole('status')).toMatchTextContent('Noen av systemene våre er nede.');
  });

  it('says that a row could not be read', async () => {
    await renderSection({
      getAvtaler: svar({
        avtaler: [],
        systemSourceError: true,
        sources: [{ systemSource: 'NICE', state: 'incomplete' }],
      }),
    });
    await expect.element(overskrift).toHaveTextContent('Forsikringene dine');
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('En eller flere av skadeforsikringene, eller prisen på dem, vises ikke');
    await expect.element(page.getByRole('status')).not.toMatchTextContent('er nede');
  });
});

describe('no answer', () => {
  it('says what failed (OVW-21), and tries again on request', async () => {
    const answers: Answers = { getAvtaler: 'failed' };
    await renderSection(answers);
    await expect.element(overskrift).toHaveTextContent('Forsikringene dine');
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('En feil oppsto ved henting av forsikringene dine.');

    answers.getAvtaler = svar();
    await provIgjen.click();
    await expect.element(page.getByRole('link', { name: /Husforsikring/ })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(overskrift).toHaveFocus();
  });

  it('keeps the button and its focus when the retry fails', async () => {
    const { promise, reject } = Promise.withResolvers<AvtalerResponse>();
    const answers: Answers = { getAvtaler: 'failed' };
    await renderSection(answers);
    await expect.element(provIgjen).toBeVisible();
    answers.getAvtaler = promise;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Prøver igjen' })).toBeVisible();
    answers.getAvtaler = 'failed';
    const { FailedOnServer } = await import('../../lib/query-client.ts');
    reject(new FailedOnServer({ status: 502, statusText: '', body: {} }));
    await expect.element(provIgjen).toHaveFocus();
  });

  it('has a form that loads the same page without JavaScript', async () => {
    await renderSection({ getAvtaler: 'failed' });
    await expect.element(provIgjen).toBeVisible();
    const skjema = provIgjen.element().closest('form');
    expect(skjema?.getAttribute('action')).toBe('/privat/forsikring/oversikt');
    expect(skjema?.method).toBe('get');
  });
});

it('accepts a list of two hundred, and only renders what is in view', async () => {
  const avtaler = Array.from({ length: 200 }, (_, nummer) => avtale(`Hus ${nummer}`));
  await renderSection({ getAvtaler: svar({ avtaler }) });
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(200);
  const siste = page.getByRole('listitem').elements().at(-1);
  expect(siste?.querySelector('h3')?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
});

describe('many agreements', () => {
  const types = ['BIL', 'HUS', 'KJAELEDYR'];
  const many = (count: number) =>
    svar({
      avtaler: Array.from({ length: count }, (_, at) => ({
        ...avtale(`Forsikring ${at + 1}`),
        description: `Eier ${at + 1}`,
        productType: types[at % types.length],
      })),
    });
  const search = page.getByRole('searchbox', { name: 'Søk i forsikringene dine' });
  const listNames = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((element) => element.querySelector('h3, h4')?.textContent);
  afterEach(() => window.history.replaceState(null, '', window.location.pathname));

  it('twelve are shown as a plain list', async () => {
    await renderSection({ getAvtaler: many(12) });
    await expect.poll(() => listNames().length).toBe(12);
    await expect.element(search).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /Grupper/ })).not.toBeInTheDocument();
  });

  it('thirteen have a count, keep their order, and can be searched', async () => {
    const avtaler = many(13);
    await renderSection({ getAvtaler: avtaler });
    await expect.element(page.getByText('Viser 13 forsikringer', { exact: true })).toBeVisible();
    const inOrder = listNames();
    expect(inOrder).toHaveLength(13);
    await search.fill('EIER 13');
    await expect.element(page.getByText('Viser 1 av 13 forsikringer', { exact: true })).toBeVisible();
    expect(listNames()).toEqual(['Forsikring 13']);
    await search.fill('romskip');
    await expect
      .element(page.getByText('Ingen av disse forsikringene passer med «romskip»', { exact: true }))
      .toBeVisible();
    await search.fill('');
    await expect.poll(listNames).toEqual(inOrder);
    expect(window.location.search).toBe('');
  });

  it('what a system did not tell is neither left out of a count nor denied', async () => {
    await renderSection({
      getAvtaler: {
        ...many(13),
        systemSourceError: true,
        sources: [{ systemSource: 'NICE', state: 'timeout' }],
      },
    });
    await expect.element(page.getByText('Viser 13 forsikringer', { exact: true })).toBeVisible();
    await search.fill('EL12345');
    await expect
      .element(page.getByText('Ingen av disse forsikringene passer med «EL12345»', { exact: true }))
      .toBeVisible();
  });

  it('are grouped by what they insure when the address says so, with a link back', async () => {
    window.history.replaceState(null, '', `${window.location.pathname}?vis=gruppert`);
    await renderSection({ getAvtaler: many(13) });
    const groups = page.getByRole('heading', { level: 3 });
    await expect
      .poll(() => groups.elements().map(({ textContent }) => textContent))
      .toEqual(['Kjøretøy (5)', 'Hus og hytte (4)', 'Dyr (4)']);
    expect(page.getByRole('heading', { level: 4 }).elements()).toHaveLength(13);
    await expect
      .element(page.getByRole('link', { name: 'Vis alle i én liste' }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt#avtaler');
  });

  it('are grouped by a link, which works without JavaScript', async () => {
    await renderSection({ getAvtaler: many(200) });
    await expect
      .element(page.getByRole('link', { name: 'Grupper etter hva de forsikrer' }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt?vis=gruppert#avtaler');
    await expect.element(page.getByText('Viser 200 forsikringer', { exact: true })).toBeVisible();
  });
});
