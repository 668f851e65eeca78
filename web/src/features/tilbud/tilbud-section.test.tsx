import '../../styles/index.css';
import '../../themes/none.css';

import { ApiError, type Client } from '@portal/contract/client.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import type { PageContext } from '@portal/contract/page.ts';
import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useAnswer } from '../../lib/answers.tsx';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { TilbudSection } from './tilbud-section.tsx';
import { FODSELSNUMMER } from '../../testing/create-kunde.ts';

const hus: Tilbud = {
  name: 'Hus',
  description: 'Brisveien 9',
  monthlyPrice: 846,
  yearlyPrice: 10152,
  policyNumber: '111',
  versionNumber: 2,
  productType: 'HUS',
  expirationDate: '2020-01-31',
  pakkeTilbud: [
    { policyNumber: '112', versionNumber: 1, productType: 'INNBO', monthlyPrice: 214, yearlyPrice: 2568 },
  ],
  systemSource: 'NICE',
};
const bil: Tilbud = {
  name: 'Bil',
  detaljer: { tfaMonthly: 262 },
  monthlyPrice: 588,
  policyNumber: '113',
  versionNumber: 1,
  productType: 'BIL',
  pakkeTilbud: [],
  systemSource: 'NICE',
};
const svar = (tilbud: Tilbud[], endret: Partial<TilbudResponse> = {}): TilbudResponse => ({
  tilbud,
  systemSourceError: false,
  sources: [{ systemSource: 'NICE', state: 'ok' }],
  ...endret,
});
const kunde: Kunde = {
  ssn: FODSELSNUMMER,
  isLoMedlem: false,
  isBankkunde: false,
  kontaktInformasjon: {},
  samtykker: {},
};
const kontaktinfo = { telefon: '22438634', epost: 'hjelp@example.no', apningstider: [] };
const overskrift = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const renderSection = (answers: Answers, write?: Client, context?: Partial<PageContext>) =>
  renderWithAnswers(
    <TilbudSection />,
    { getKunde: kunde, getKontaktinfo: kontaktinfo, ...answers },
    { ...(write && { write }), ...(context && { context }) },
  );

/** An API client for writes that waits until the test ends the call. `reread`: the list, where it is asked for by itself. */
function createWrite(reread?: TilbudResponse) {
  const calls: unknown[] = [];
  let pending = Promise.withResolvers<undefined>();
  const write = vi.fn(
    async (endpoint: { method: string }, options?: { params?: unknown; query?: unknown }) => {
      if (endpoint.method === 'GET') {
        if (reread === undefined) throw new ApiError({ status: 502, statusText: '', body: {} });
        return reread;
      }
      calls.push([endpoint.method, options?.params, options?.query]);
      pending = Promise.withResolvers<undefined>();
      return pending.promise;
    },
  );
  return {
    calls,
    write: write as Client,
    succeed: () => pending.resolve(undefined),
    fail: (status: number, code?: ErrorCode) =>
      pending.reject(new ApiError({ status, statusText: '', body: { code } })),
  };
}

function AskAgain() {
  const { refetch } = useAnswer('getTilbud');
  return (
    <button type="button" onClick={refetch}>
      Hent igjen
    </button>
  );
}

const address = window.location.pathname + window.location.search;
beforeEach(() => page.viewport(1280, 900));
afterEach(() => window.history.replaceState(null, '', address));

describe('the list', () => {
  it('shows three skeletons under its heading while it is loading (OFF-05)', async () => {
    const { promise, resolve } = Promise.withResolvers<TilbudResponse>();
    const { container } = await renderSection({ getTilbud: promise });
    await expect.element(overskrift).toHaveTextContent('Tilbudene dine');
    await expect.element(page.getByText('Henter tilbudene dine.')).toBeInTheDocument();
    expect(container.querySelectorAll('[role=status] + * > *')).toHaveLength(3);
    resolve(svar([hus]));
    await expect.element(page.getByRole('heading', { name: 'Hus' })).toBeVisible();
    await expect.element(page.getByText('Henter tilbudene dine.')).not.toBeInTheDocument();
  });

  it.each([
    { antall: 0, kort: 0 },
    { antall: 1, kort: 1 },
    { antall: 7, kort: 7 },
  ])('keeps room for the $antall that the session remembers', async ({ antall, kort }) => {
    const { container } = await renderSection({ getTilbud: new Promise(() => {}) }, undefined, {
      antallTilbud: { alle: antall, apne: 0 },
    });
    await expect.element(page.getByText('Henter tilbudene dine.')).toBeInTheDocument();
    expect(container.querySelectorAll('[role=status] + * > *')).toHaveLength(kort);
  });

  it('has a card for each offer (OFF-01, OFF-03, OFF-04, OFF-08)', async () => {
    await renderSection({ getTilbud: svar([hus, bil]) });
    await expect.element(overskrift).toHaveTextContent('Tilbudene dine');
    await expect
      .element(page.getByText('Her finner du forsikringer du har sett på tidligere.'))
      .toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(card('Hus').getByRole('button', { name: 'Fjern tilbud' })).toBeVisible();
    await expect.element(page.getByText(/^Sammenlign våre priser/)).toBeVisible();
  });

  it('says that there are none only when every system has answered (OFF-02, AMB-30)', async () => {
    await renderSection({ getTilbud: svar([]) });
    await expect.element(overskrift).toHaveTextContent('Du har ingen tilbud');
  });

  it('warns when something may be missing (OFF-36)', async () => {
    await renderSection({
      getTilbud: svar([], {
        systemSourceError: true,
        sources: [{ systemSource: 'NICE', state: 'failed' }],
      }),
    });
    await expect.element(overskrift).toHaveTextContent('Tilbudene dine');
    await expect
      .element(
        page.getByText(
          'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.',
        ),
      )
      .toBeVisible();
  });

  it('says that it failed, and retries on request (OFF-35)', async () => {
    const answers: Answers = { getTilbud: 'failed', getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers);
    await expect.element(overskrift).toHaveTextContent('Tilbudene dine');
    await expect
      .element(page.getByRole('alert').getByText(/^En feil oppsto ved henting av dine tilbud/))
      .toBeVisible();
    answers.getTilbud = svar([hus]);
    await button('Prøv igjen').click();
    await expect.element(page.getByRole('heading', { name: 'Hus' })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a card', () => {
  it.each([
    [['INNBO', 'BRUKSKUNST'], 'Pakke med innboforsikring og en forsikring til.'],
    [['BRUKSKUNST', 'INNBO', 'DRONE'], 'Pakke med innboforsikring og 2 forsikringer til.'],
    [['BRUKSKUNST', 'DRONE'], 'Pakke med 2 forsikringer til.'],
  ])('says of a package of %j which it has, and how many that have no word here', async (types, told) => {
    const pakkeTilbud = types.map((productType) => ({
      policyNumber: productType,
      versionNumber: 1,
      productType,
      monthlyPrice: 214,
      yearlyPrice: 2568,
    }));
    await renderSection({ getTilbud: svar([{ ...hus, pakkeTilbud }]) });
    expect(
      card('Hus')
        .getByText(/^Pakke med/)
        .element().textContent,
    ).toBe(told);
  });

  it('shows the price of the whole package and the last valid day, also when that has passed (OFF-33, OD-61, OD-63)', async () => {
    await renderSection({ getTilbud: svar([hus]) });
    await expect.element(card('Hus').getByText(/^1\s060\skr\/md$/)).toBeVisible();
    await expect.element(card('Hus').getByText(/^12\s720\skr\/år$/)).toBeVisible();
    await expect.element(page.getByText('Pakke med innboforsikring.')).toBeVisible();
    await expect.element(page.getByText('Gyldig til 31.01.2020')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Gå videre' }))
      .toHaveAttribute(
        'href',
        '/privat/forsikring/hus/startside-tilbud?husAvtale=111&version=2&innboAvtale=112',
      );
  });

  it('shows the state’s fee beside the price, not included in it (OFF-34, OD-62)', async () => {
    await renderSection({ getTilbud: svar([bil, { ...hus, detaljer: { tfaMonthly: 0 } }]) });
    await expect.element(card('Bil').getByText(/^588\skr\/md$/)).toBeVisible();
    await expect
      .element(card('Bil').getByText(/Trafikkforsikringsavgift 262\skr\/md kommer i tillegg/))
      .toBeVisible();
    expect(page.getByText(/^Trafikkforsikringsavgift/).elements()).toHaveLength(1);
  });

  it('has no link without a version, and cannot be removed without a number (OFF-32)', async () => {
    const { versionNumber: _, ...withoutVersion } = bil;
    const { policyNumber: __, ...withoutNumber } = hus;
    await renderSection({ getTilbud: svar([withoutVersion, withoutNumber]) });
    await expect.element(card('Bil').getByRole('button', { name: 'Fjern tilbud' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Gå videre' })).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Fjern tilbud' }).elements()).toHaveLength(1);
  });

  it('is closed for a customer under 18, and waits until the age is known', async () => {
    const { promise, resolve } = Promise.withResolvers<Kunde>();
    await renderSection({ getTilbud: svar([bil]), getKunde: promise });
    await expect.element(page.getByText('Henter tilbudene dine.')).toBeInTheDocument();
    resolve({ ...kunde, kjopssperre: 'under18' });
    await expect
      .element(page.getByRole('link', { name: 'Gå videre' }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt/kjopsinnganger?sperret=under18');
  });

  it('is open for a customer whose age cannot be fetched', async () => {
    await renderSection({ getTilbud: svar([bil]), getKunde: 'failed' });
    await expect
      .element(page.getByRole('link', { name: 'Gå videre' }))
      .toHaveAttribute('href', '/privat/forsikring/motor/bil/113');
  });
});

describe('removing', () => {
  it('asks first, and focus follows; keeping the offer changes nothing (OFF-09, OFF-10, OD-65)', async () => {
    const { write, calls } = createWrite();
    await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await expect.element(page.getByText('Vil du fjerne dette tilbudet?')).toBeVisible();
    await expect.element(button('Nei, behold tilbudet')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Fjern tilbud')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('sends one call, refetches the list, and puts focus on the heading (OFF-11 to OFF-14, OD-65)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual([
      ['DELETE', { avtaleNummer: '113' }, { systemSource: 'NICE', versionNumber: 1, alleVersjoner: false }],
    ]);
    // The refetched list differs in more than the removed offer.
    answers.getTilbud = svar([{ ...hus, name: 'Husforsikring' }]);
    succeed();
    await expect.element(page.getByRole('heading', { name: 'Bil' })).not.toBeInTheDocument();
    await expect.element(overskrift).toHaveFocus();
    await expect.element(page.getByText('Tilbudet er fjernet.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /Hus.?forsikring/ })).toBeVisible();
  });

  it('sends the form with it, for the case that the session has ended', async () => {
    const { write } = createWrite();
    await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    const typed = vi.mocked(write).mock.calls[0]?.[1]?.typed;
    expect(typed?.get('avtaleNummer')).toBe('113');
    expect(typed?.get('kort')).toMatch(/^[a-z0-9]+$/);
  });

  it('is told of anew each time: a screen reader reads only what is new', async () => {
    const { write, succeed } = createWrite();
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    const told = page.getByText('Tilbudet er fjernet.');
    const remove = async (name: string, left: Tilbud[]) => {
      await card(name).getByRole('button').click();
      await button('Ja, fjern tilbudet').click();
      await expect.element(button('Sletter tilbud')).toBeVisible();
      answers.getTilbud = svar(left);
      succeed();
    };
    await remove('Bil', [hus]);
    await expect.element(told).toBeVisible();
    const element = told.element();
    await remove('Hus', []);
    await expect.poll(() => element.isConnected).toBe(false);
    await expect.element(told).toBeVisible();
  });

  it('says that there are none when the last one is removed', async () => {
    const { write, succeed } = createWrite();
    const answers: Answers = { getTilbud: svar([bil]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    answers.getTilbud = svar([]);
    succeed();
    await expect.element(overskrift).toHaveTextContent('Du har ingen tilbud');
    await expect.element(overskrift).toHaveFocus();
  });

  it('says on the card that it failed, and can be retried (OFF-15, OFF-16)', async () => {
    const { write, calls, fail } = createWrite();
    await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    fail(502);
    await expect
      .element(page.getByRole('alert').getByText(/^En feil oppsto ved sletting av ditt tilbud/))
      .toBeVisible();
    await expect.element(button('Prøv igjen')).toHaveFocus();
    await button('Prøv igjen').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    expect(calls).toHaveLength(2);
    fail(502);
    await button('Nei, behold tilbudet').click();
    await expect.element(button('Fjern tilbud')).toHaveFocus();
  });

  it.each([
    ['UKJENT', 'En feil oppsto ved sletting av ditt tilbud.'],
    ['FLERE_TREFF', 'Tilbudet er endret siden du åpnet siden, så vi har ikke fjernet noe.'],
    [undefined, 'Tilbudet er fjernet.'],
  ] as const)('tells over the page that the customer went to how it ended: %s', async (code, text) => {
    const { write, fail, succeed } = createWrite();
    const { leave } = await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await leave();
    if (code === undefined) succeed();
    else fail(500, code);
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  });

  it.each([404, 409])('counts as failed when a proxy’s own page of %i is the answer', async (status) => {
    const { write, fail } = createWrite();
    await renderSection({ getTilbud: svar([bil, hus]) }, write);
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    fail(status);
    await expect.element(page.getByRole('alert').getByText(/^En feil oppsto ved sletting/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Bil' })).toBeVisible();
  });

  it('says that it is gone after all, when it was removed and the answer was lost', async () => {
    const { write, fail } = createWrite(svar([hus]));
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    answers.getTilbud = svar([hus]);
    fail(504);
    await expect.element(page.getByText('Tilbudet finnes ikke lenger i listen din.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Bil' })).not.toBeInTheDocument();
    await expect.element(overskrift).toHaveFocus();
  });

  it('is told to the browser’s other windows', async () => {
    const { write, succeed } = createWrite();
    await renderSection({ getTilbud: svar([bil, hus]) }, write);
    const told = vi.spyOn(Storage.prototype, 'setItem');
    onTestFinished(() => told.mockRestore());
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    succeed();
    await expect.poll(() => told.mock.calls).toContainEqual(['kfp-written', 'getTilbud']);
  });

  it('elsewhere takes its card away, and leaves alone a question about another one', async () => {
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(
      <>
        <TilbudSection />
        <Suspense>
          <AskAgain />
        </Suspense>
      </>,
      answers,
    );
    await card('Hus').getByRole('button').click();
    await expect.element(button('Nei, behold tilbudet')).toHaveFocus();
    answers.getTilbud = svar([hus]);
    button('Hent igjen')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(page.getByRole('heading', { name: 'Bil' })).not.toBeInTheDocument();
    await expect.element(button('Nei, behold tilbudet')).toHaveFocus();
  });

  it('keeps the card of an offer that nobody knows whether was removed', async () => {
    const { write, fail } = createWrite(
      svar([], { systemSourceError: true, sources: [{ systemSource: 'NICE', state: 'failed' }] }),
    );
    await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    fail(502);
    await expect.element(button('Prøv igjen')).toHaveFocus();
    await expect.poll(() => vi.mocked(write).mock.calls.length).toBe(2);
    await expect.element(page.getByRole('heading', { name: 'Bil' })).toBeVisible();
    await expect
      .element(page.getByRole('alert').getByText(/^En feil oppsto ved sletting av ditt tilbud/))
      .toBeVisible();
  });

  it('removes an offer from the page that is already gone', async () => {
    const { write, fail } = createWrite();
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    answers.getTilbud = svar([hus]);
    fail(404, 'FINNES_IKKE');
    await expect.element(page.getByText('Tilbudet finnes ikke lenger i listen din.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Bil' })).not.toBeInTheDocument();
  });

  it('removes only the chosen one of several with the same number (API-16)', async () => {
    const { write, calls, succeed } = createWrite();
    const tilbud: Tilbud[] = [
      { ...bil, name: 'Bil 1' },
      { ...bil, name: 'Bil 2', versionNumber: 2 },
      { ...hus, policyNumber: '113', versionNumber: 2, systemSource: 'EIKA_SKADE' },
    ];
    const answers: Answers = { getTilbud: svar(tilbud), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    expect(
      new Set(
        page
          .getByRole('button')
          .elements()
          .map(({ id }) => id),
      ).size,
    ).toBe(3);
    await card('Bil 2').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    expect(calls).toMatchObject([['DELETE', {}, { systemSource: 'NICE', versionNumber: 2 }]]);
    // The refetched list is late: the page itself has removed the offer.
    answers.getTilbud = new Promise(() => {});
    succeed();
    await expect.element(page.getByRole('heading', { name: 'Bil 2' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Bil 1' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Hus' })).toBeVisible();
  });

  it('says that all versions are removed when one cannot be removed alone, and removes all of them', async () => {
    const { write, calls, succeed } = createWrite();
    const tilbud: Tilbud[] = [1, 2].map((versionNumber) => ({
      ...bil,
      name: `Bil ${versionNumber}`,
      versionNumber,
      fjernerAlleVersjoner: true,
    }));
    const answers: Answers = { getTilbud: svar([...tilbud, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await card('Bil 1').getByRole('button').click();
    await expect
      .element(page.getByText('Tilbudet finnes i flere versjoner. Alle blir fjernet.'))
      .toBeVisible();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    expect(calls).toMatchObject([['DELETE', {}, { alleVersjoner: true }]]);
    answers.getTilbud = new Promise(() => {});
    succeed();
    await expect.element(page.getByRole('heading', { name: /^Bil/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Hus' })).toBeVisible();
  });

  it('shows the offer again if it has changed since the customer was asked', async () => {
    const { write, fail } = createWrite();
    const answers: Answers = { getTilbud: svar([bil]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    answers.getTilbud = svar([{ ...bil, fjernerAlleVersjoner: true }]);
    fail(409, 'FLERE_TREFF');
    await expect.element(page.getByText(/^Tilbudet er endret siden du åpnet siden/)).toBeVisible();
    await expect.element(overskrift).toHaveFocus();
    await button('Fjern tilbud').click();
    await expect.element(page.getByText(/^Tilbudet finnes i flere versjoner/)).toBeVisible();
  });

  it.each(['.', '..'])(
    'leaves the number %j, which is invalid in an address, to the form',
    async (policyNumber) => {
      const { write, calls } = createWrite();
      await renderSection({ getTilbud: svar([{ ...bil, policyNumber }]) }, write);
      await button('Fjern tilbud').click();
      const form = button('Ja, fjern tilbudet').element().closest('form');
      let isSentByBrowser: boolean | undefined;
      const listen = (event: SubmitEvent) => {
        isSentByBrowser = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('submit', listen, { once: true });
      await button('Ja, fjern tilbudet').click();
      expect(isSentByBrowser).toBe(true);
      expect(new FormData(form ?? undefined).get('avtaleNummer')).toBe(policyNumber);
      expect(calls).toEqual([]);
    },
  );

  it('has a real form for browsers without JavaScript, with no number in an address', async () => {
    await renderSection({ getTilbud: svar([bil]) });
    await expect.element(button('Fjern tilbud')).toBeVisible();
    const ask = button('Fjern tilbud').element().closest('form');
    expect(ask?.method).toBe('get');
    const [[field, key] = []] = [...new FormData(ask ?? undefined)];
    expect(field).toBe('fjern');
    await button('Fjern tilbud').click();
    const form = button('Ja, fjern tilbudet').element().closest('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/privat/forsikring/oversikt/tilbud/fjern');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      formToken: '',
      avtaleNummer: '113',
      systemSource: 'NICE',
      versionNumber: '1',
      alleVersjoner: 'false',
      kort: key,
    });
  });

  it('shows the result of a sent form from the address, once', async () => {
    const { unmount } = await renderSection({ getTilbud: svar([bil]) });
    await expect.element(button('Fjern tilbud')).toBeVisible();
    const key = button('Fjern tilbud').element().id.replace('fjern-', '');
    await unmount();
    window.history.replaceState(
      null,
      '',
      `${window.location.pathname}?fjern=${key}&resultat=feil#svar-${key}`,
    );
    await renderSection({ getTilbud: svar([bil]) });
    await expect.element(page.getByRole('alert').getByText(/^En feil oppsto ved sletting/)).toBeVisible();
    await expect.element(button('Prøv igjen')).toHaveFocus();
    await expect.poll(() => window.location.search).toBe('');
  });

  it.each([
    ['fjern=k1&resultat=feil', svar([hus]), 'Tilbudet finnes ikke lenger i listen din.'],
    ['fjern=k1', svar([]), 'Tilbudet finnes ikke lenger i listen din.'],
    [
      'fjern=k1&resultat=feil',
      svar([hus], { systemSourceError: true, sources: [{ systemSource: 'EIKA_SKADE', state: 'failed' }] }),
      'En feil oppsto ved sletting av ditt tilbud.',
    ],
  ])('says of %s what became of an offer whose card is not there', async (search, getTilbud, said) => {
    window.history.replaceState(null, '', `${window.location.pathname}?${search}#svar-k1`);
    await renderSection({ getTilbud });
    await expect.element(page.getByRole('status').getByText(said)).toBeVisible();
  });

  it('leaves the result of feedback in the address: what shows it has its script later', async () => {
    window.history.replaceState(null, '', `${window.location.pathname}?tilbakemelding=takk`);
    await renderSection({ getTilbud: svar([bil]) });
    await expect.element(button('Fjern tilbud')).toBeVisible();
    expect(window.location.search).toBe('?tilbakemelding=takk');
  });
});

describe('an offer that cannot be accepted as it is', () => {
  it('has expired: says so, and links to a new price', async () => {
    await renderSection({ getTilbud: svar([{ ...hus, utlopt: true }]) });
    const kort = card('Hus');
    await expect.element(kort.getByText('Utløpt', { exact: true })).toBeVisible();
    await expect.element(kort.getByText('Gikk ut 31.01.2020')).toBeVisible();
    await expect
      .element(kort.getByRole('link', { name: 'Få ny pris' }))
      .toHaveAttribute('href', '/privat/forsikring/hus');
    await expect.element(kort.getByText('Gå videre')).not.toBeInTheDocument();
    await expect.element(kort.getByRole('button', { name: 'Fjern tilbud' })).toBeVisible();
  });

  it.each([
    ['version', { versionNumber: undefined }],
    ['number', { policyNumber: undefined }],
  ])('lacks its %s: says why there is no link, and how to reach us (OFF-32)', async (_, endret) => {
    await renderSection({ getTilbud: svar([{ ...bil, ...endret }]) });
    const kort = card('Bil');
    await expect.element(kort.getByText(/mangler opplysninger/)).toBeVisible();
    await expect.element(kort.getByRole('link', { name: /22 43 86 34/ })).toBeVisible();
    await expect.element(kort.getByText('Gå videre')).not.toBeInTheDocument();
  });

  it.each([
    [true, true],
    [undefined, false],
  ])(
    'without a last day says so only where there is one that could not be read: %s',
    async (ukjentUtlop, isSaid) => {
      await renderSection({ getTilbud: svar([{ ...hus, expirationDate: undefined, ukjentUtlop }]) });
      await expect.element(card('Hus')).toBeVisible();
      const text = card('Hus').element().textContent;
      expect(text.includes('Gyldig til ukjent dato')).toBe(isSaid);
      expect(text.includes('Gyldig til')).toBe(isSaid);
    },
  );

  it('tells unreadable rows apart from systems that are down', async () => {
    await renderSection({
      getTilbud: svar([bil], {
        systemSourceError: true,
        sources: [{ systemSource: 'NICE', state: 'incomplete' }],
      }),
    });
    await expect
      .element(page.getByText(/eller noe av prisen på dem, vises ikke, fordi vi ikke klarte å lese/))
      .toBeVisible();
    await expect.element(page.getByText(/er nede/)).not.toBeInTheDocument();
  });
});

/** For each field two values that a customer must be able to tell apart on the card, or by what it asks. */
const pairs: Readonly<Record<keyof Tilbud, readonly [Partial<Tilbud>, Partial<Tilbud>]>> = {
  name: [{}, { name: 'Hytte' }],
  description: [{}, { description: 'Brisveien 10' }],
  detaljer: [{}, { detaljer: { tfaMonthly: 262 } }],
  monthlyPrice: [{}, { monthlyPrice: 847 }],
  yearlyPrice: [{}, { yearlyPrice: 10153 }],
  policyNumber: [{}, { policyNumber: '119' }],
  versionNumber: [{}, { versionNumber: 3 }],
  productType: [{}, { productType: 'BIL' }],
  expirationDate: [{}, { expirationDate: '2020-02-01' }],
  ukjentUtlop: [{ expirationDate: undefined }, { expirationDate: undefined, ukjentUtlop: true }],
  utlopt: [{}, { utlopt: true }],
  pakkeTilbud: [{}, { pakkeTilbud: [] }],
  systemSource: [{}, { systemSource: 'PARIS' }],
  fjernerAlleVersjoner: [{}, { fjernerAlleVersjoner: true }],
};
it.each(Object.entries(pairs))('tells what %s says', async (_, [one, other]) => {
  const draw = async (fields: Partial<Tilbud>) => {
    const tilbud = { ...hus, ...fields };
    const { container, unmount } = await renderSection({ getTilbud: svar([tilbud]) });
    await expect.element(card(tilbud.name)).toBeVisible();
    const offered = container.innerHTML;
    await button('Fjern tilbud').click();
    const asked = container.innerHTML;
    await unmount();
    return offered + asked;
  };
  expect(await draw(one)).not.toBe(await draw(other));
  expect(await draw(one)).toBe(await draw(one));
});
