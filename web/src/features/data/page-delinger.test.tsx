import '../../styles/index.css';
import '../../themes/none.css';

import { ApiError, type Client } from '@portal/contract/client.ts';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { useAnswer } from '../../lib/answers.tsx';
import { createKunde } from '../../testing/create-kunde.ts';
import { createAnswers, INGEN, INGEN_NA, part, sentForm, show, told } from '../../testing/data.tsx';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page } from './page.tsx';

const tidspunkt = '2026-11-21T07:12:00.000Z';
/** Also those that wait in what is closed. */
const listForms = (name: string) => [...part(name).element().querySelectorAll('form')];
const UBEKREFTET = 'Valget ditt er lagret hos oss, men ikke bekreftet ennå';

/** What the pages share. */
function Kjent() {
  const { data } = useAnswer('getSamtykker');
  return (
    <p>
      {data?.marketingConsent}, {data?.gitt?.MARKETING?.tekstversjon ?? 'ukjent'}
    </p>
  );
}

describe('who is told', () => {
  it('is nobody only when every source has answered', async () => {
    const { unmount } = await show(createAnswers());
    await expect.element(page.getByText(INGEN)).toBeVisible();
    await unmount();
    for (const failing of [
      'getSamtykker',
      'getReservasjon',
      'getDelinger',
      'getRegistrerteDelinger',
    ] as const) {
      const rendered = await show({ ...createAnswers(), [failing]: 'failed' });
      await expect
        .element(page.getByText('Noen av systemene våre svarte ikke', { exact: false }))
        .toBeVisible();
      await expect
        .element(part('Aktivitet').getByText('Det er ikke gjort noe mer i ditt navn.'))
        .toBeVisible();
      for (const ingen of [INGEN, INGEN_NA]) expect(page.getByText(ingen).elements()).toEqual([]);
      await rendered.unmount();
    }
  });

  it.each([
    ['getSamtykker', { marketingConsent: 'NOT_AUTHORIZED', ubekreftet: ['MARKETING'] }],
    ['getReservasjon', { hasReservasjon: true, ubekreftet: true }],
  ] as const)(
    'is not said to be nobody where what was taken back waits for its register: %s',
    async (query, answer) => {
      await show({ ...createAnswers(), [query]: answer });
      await expect.element(part('Hvem får opplysninger').getByText(UBEKREFTET)).toBeVisible();
      for (const ingen of [INGEN, INGEN_NA]) expect(page.getByText(ingen).elements()).toEqual([]);
    },
  );

  it('is not said never to have been anybody where nobody knows what a no has ended', async () => {
    await show({
      ...createAnswers(),
      getSamtykkehistorikk: [{ slag: 'MARKETING', verdi: false, tidspunkt, utfall: 'BEKREFTET' }],
    });
    await expect.element(page.getByText(INGEN_NA)).toBeVisible();
    expect(page.getByText(INGEN).elements()).toEqual([]);
    await expect
      .element(page.getByText('Vi kjenner ikke til noe du har avsluttet her', { exact: false }))
      .toBeVisible();
  });

  it('is told as ended, but not confirmed yet, where it was taken back and waits for its register', async () => {
    await show({
      ...createAnswers(),
      // Somebody else is told, so that the list says nothing of what waits.
      getReservasjon: { hasReservasjon: false },
      getSamtykker: { marketingConsent: 'NOT_AUTHORIZED', ubekreftet: ['MARKETING'] },
      getSamtykkehistorikk: [
        {
          slag: 'MARKETING',
          verdi: false,
          gammelVerdi: true,
          tidspunkt: new Date().toISOString(),
          utfall: 'VENTER',
        },
      ],
    });
    const ended = page.getByRole('listitem').filter({ hasText: 'Avsluttet' });
    await expect.element(ended.getByText(UBEKREFTET)).toBeVisible();
  });

  it('is the savings bank also where its brand is another than this one', async () => {
    await show({ ...createAnswers(), getDelinger: { sparebank: '2026-11-01T11:00:00.000Z' } });
    const bank = part('Hvem får opplysninger').getByRole('listitem').filter({ hasText: 'Sparebanken din' });
    await expect.element(bank.getByText('Sist 01.11.2026', { exact: false })).toBeVisible();
    for (const ingen of [INGEN, INGEN_NA]) expect(page.getByText(ingen).elements()).toEqual([]);
  });

  it('says what follows before a consent is withdrawn, and sends it once', async () => {
    const write = vi.fn(async () => ({ bekreftet: true }));
    const answers = { ...createAnswers(), getSamtykker: { marketingConsent: 'AUTHORIZED' } };
    await show(answers, write as Client);
    const confirm = page.getByRole('button', { name: 'Ja, trekk tilbake' });
    expect(confirm.elements()).toEqual([]);
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    await expect.element(page.getByText('Da slutter vi å sende deg tilbud', { exact: false })).toBeVisible();
    // What is kept as shown is shown.
    const words = part('Hvem får opplysninger').getByRole('blockquote');
    for (const text of ['Tilbud', 'Ja?', 'Mer'])
      await expect.element(words.getByText(text, { exact: true })).toBeVisible();
    answers.getSamtykker = { marketingConsent: 'NOT_AUTHORIZED' };
    answers.getSamtykkehistorikk = [
      {
        slag: 'MARKETING',
        verdi: false,
        gammelVerdi: true,
        tidspunkt: new Date().toISOString(),
        utfall: 'BEKREFTET',
      },
    ];
    await confirm.click();
    await expect.element(told('Valget ditt er lagret')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      body: { marketingConsentApproved: false, tekstversjon: 'v1' },
      typed: sentForm('trekk-samtykke'),
    });
    // Somebody has been told until now.
    await expect.element(page.getByText(INGEN_NA)).toBeVisible();
    expect(page.getByText(INGEN).elements()).toEqual([]);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('tells over the page that the customer went to that it may not have been withdrawn', async () => {
    const answer = Promise.withResolvers<never>();
    const answers = { ...createAnswers(), getSamtykker: { marketingConsent: 'AUTHORIZED' } };
    const { leave } = await show(
      answers,
      vi.fn(() => answer.promise),
    );
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
    await leave();
    answer.reject(new ApiError({ status: 502, statusText: '', body: {} }));
    await expect
      .element(page.getByText('vi vet ikke om valget ditt ble lagret', { exact: false }))
      .toBeVisible();
  });

  it('sends the form of documents by post too, for the case that the session has ended', async () => {
    const write = vi.fn(async () => ({ bekreftet: true }));
    await show({ ...createAnswers(), getReservasjon: { hasReservasjon: false } }, write as Client);
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
    await expect.element(told('Valget ditt er lagret')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      body: { harReservasjon: true },
      typed: sentForm('trekk-post'),
    });
  });

  it.each([
    ['a consent', 'getSamtykker', { marketingConsent: 'AUTHORIZED' }],
    ['documents by post', 'getReservasjon', { hasReservasjon: false }],
  ] as const)(
    'is told no more of what was taken back, also when rereading fails: %s',
    async (_, query, given) => {
      const write = vi.fn(async () => ({ bekreftet: true }));
      const answers = { ...createAnswers(), [query]: given };
      await show(answers, write as Client);
      await page.getByText('Trekk tilbake', { exact: false }).first().click();
      answers[query] = 'failed';
      await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
      await expect.element(told('Valget ditt er lagret')).toBeVisible();
      expect(page.getByText('Trekk tilbake', { exact: false }).elements()).toEqual([]);
    },
  );

  it('does not keep when the yes was given as when it was taken back, which the profile tells', async () => {
    const gitt = { MARKETING: { tidspunkt, tekstversjon: 'v0' } };
    const answers: Answers = {
      ...createAnswers(),
      getSamtykker: { marketingConsent: 'AUTHORIZED', gitt },
    };
    await renderWithAnswers(
      <>
        <Page />
        <Suspense>
          <Kjent />
        </Suspense>
      </>,
      answers,
      { write: vi.fn(async () => ({ bekreftet: true })) as Client },
    );
    await expect.element(page.getByText('AUTHORIZED, v0')).toBeVisible();
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    answers.getSamtykker = 'failed';
    await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
    await expect.element(page.getByText('NOT_AUTHORIZED, ukjent')).toBeVisible();
  });

  it.each([
    ['the texts do not come', 'failed'],
    ['the register has none of this consent', []],
  ] as const)('lets a consent be withdrawn when %s, and sends that none was shown', async (_, texts) => {
    const write = vi.fn(async () => ({ bekreftet: true }));
    await show(
      {
        ...createAnswers(),
        getSamtykker: { marketingConsent: 'AUTHORIZED' },
        getSamtykketekster: texts === 'failed' ? texts : [],
      },
      write as Client,
    );
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    await expect.element(page.getByText('Vi får ikke vist ordlyden', { exact: false })).toBeVisible();
    const [form] = listForms('Hvem får opplysninger');
    expect(new FormData(form).get('utenTekst')).toBe('ja');
    await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
    await expect.element(told('Valget ditt er lagret')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      body: { marketingConsentApproved: false, utenTekst: true },
      typed: sentForm('trekk-samtykke'),
    });
  });

  it.each(['trekk-samtykke', 'trekk-post'])(
    'says of a refused %s without script that the choice was not saved, in no words of a report',
    async (skjema) => {
      const formRefusal = { skjema, code: 'FINNES_IKKE', fields: {} } as const;
      await show(createAnswers(), undefined, { formRefusal });
      await expect.element(told('Valget ditt ble ikke lagret.')).toBeVisible();
    },
  );

  it('says to a customer of the bank, whom it took for another, that the choice was not saved', async () => {
    const formRefusal = { skjema: 'trekk-samtykke', code: 'GIS_I_BANKEN', fields: {} } as const;
    await show({ ...createAnswers(), getKunde: 'failed' }, undefined, { formRefusal });
    await expect.element(told('Valget ditt ble ikke lagret.')).toBeVisible();
  });

  it('says with script too that it does not know whether the choice was saved', async () => {
    const write = async () => {
      throw new ApiError({ status: 500, statusText: '', body: {} });
    };
    await show({ ...createAnswers(), getSamtykker: { marketingConsent: 'AUTHORIZED' } }, write);
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
    await expect.element(told('vi vet ikke om valget ditt ble lagret. Se i listen')).toBeVisible();
  });

  it('has no button for a customer of the bank, nor for what the law demands', async () => {
    await show({
      ...createAnswers(),
      getKunde: { ...createKunde(), isBankkunde: true },
      getSamtykker: { marketingConsent: 'AUTHORIZED' },
    });
    await expect.element(page.getByText('Dette endrer du i banken.')).toBeVisible();
    await expect.element(page.getByText('Bilansvarslova')).toBeVisible();
    expect(listForms('Hvem får opplysninger')).toEqual([]);
  });

  it('leads to the question, with its words, to give anew what has ended', async () => {
    const now = Date.now();
    await show({
      ...createAnswers(),
      getSamtykkehistorikk: [
        { slag: 'RESERVASJON', verdi: true, tidspunkt: new Date(now).toISOString(), utfall: 'BEKREFTET' },
      ],
    });
    const again = page.getByRole('link', { name: 'Gi på nytt' });
    await expect.element(again).toHaveAttribute('href', '/privat/forsikring/oversikt/forsikringsprofil');
  });
});

describe('what has ended', () => {
  const valg = (slag: 'RESERVASJON' | 'MARKETING', verdi: boolean, daysAgo: number) =>
    ({
      slag,
      verdi,
      tidspunkt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      utfall: 'BEKREFTET',
    }) as const;

  it.each([
    [
      'been given again since',
      {
        getReservasjon: { hasReservasjon: false },
        getSamtykkehistorikk: [valg('RESERVASJON', false, 1), valg('RESERVASJON', true, 2)],
      },
    ],
    [
      'been given again elsewhere',
      {
        getSamtykker: { marketingConsent: 'AUTHORIZED' },
        getSamtykkehistorikk: [valg('MARKETING', false, 2), valg('MARKETING', true, 3)],
      },
    ],
  ] as const)('is not offered to be given anew when it has %s', async (_, answers) => {
    await show({ ...createAnswers(), ...answers, getSamtykkehistorikk: [...answers.getSamtykkehistorikk] });
    await expect.element(page.getByText(/^Avsluttet \d/)).toBeVisible();
    await expect.element(page.getByText('Trekk tilbake', { exact: false }).first()).toBeVisible();
    expect(page.getByRole('link', { name: 'Gi på nytt' }).elements()).toEqual([]);
  });

  it('is not offered to be given anew where nobody knows whether it is given', async () => {
    await show({
      ...createAnswers(),
      getSamtykker: { utilgjengelig: true },
      getReservasjon: 'failed',
      getSamtykkehistorikk: [
        valg('RESERVASJON', true, 1),
        valg('MARKETING', false, 2),
        valg('MARKETING', true, 3),
      ],
    });
    await expect.element(page.getByText(/^Avsluttet \d/).first()).toBeVisible();
    expect(page.getByRole('link', { name: 'Gi på nytt' }).elements()).toEqual([]);
  });
});

describe('what the register of sharings knows', () => {
  const deling = {
    id: 'D-1',
    mottaker: 'Norsk Pensjon',
    forsikringer: ['Livsforsikring', 'Uføreforsikring'],
    formal: 'Vise pensjonen samlet',
    opplysninger: 'Hva du får utbetalt',
  };
  const folge = 'Da ser du den ikke der.';
  const ordlyd = 'Jeg sier ja til det.';
  const answered = (...delinger: object[]): Answers => ({
    ...createAnswers(),
    getRegistrerteDelinger: { delinger: delinger as (typeof deling)[], ufullstendig: false },
  });
  const done = () => vi.fn(async () => undefined);

  it('is shown in its own words, and what follows before it is taken back', async () => {
    const write = done();
    const answers = answered({ ...deling, fra: '2025-03-01', folge });
    await show(answers, write as Client);
    const row = part('Hvem får opplysninger').getByRole('listitem').filter({ hasText: 'Norsk Pensjon' });
    await expect.element(row.getByText('Livsforsikring og Uføreforsikring')).toBeVisible();
    await expect.element(row.getByText('Til du trekker det tilbake')).toBeVisible();
    await expect.element(row.getByText('Siden 01.03.2025')).toBeVisible();
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    await expect.element(page.getByText(folge)).toBeVisible();
    answers.getRegistrerteDelinger = { delinger: [], ufullstendig: false };
    await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
    await expect.element(told('Valget ditt er lagret')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      body: { id: 'D-1', deles: false },
      typed: sentForm('deling'),
    });
    await expect.element(page.getByText(INGEN)).toBeVisible();
  });

  it('leaves nothing open in the row that takes its place, for a second press to hit', async () => {
    const other = { ...deling, id: 'D-2', mottaker: 'Gjensidig Register', folge };
    const answers = answered({ ...deling, folge }, other);
    await show(answers, done() as Client);
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    answers.getRegistrerteDelinger = { delinger: [other], ufullstendig: false };
    await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
    await expect.element(page.getByText('Norsk Pensjon')).not.toBeInTheDocument();
    await expect.element(page.getByText('Gjensidig Register')).toBeVisible();
    expect(page.getByRole('button', { name: 'Ja, trekk tilbake' }).elements()).toEqual([]);
  });

  it('can be given anew when its words have been read', async () => {
    const write = done();
    const avsluttet = new Date().toISOString().slice(0, 10);
    await show(answered({ ...deling, avsluttet, ordlyd, versjon: 'v2' }), write as Client);
    await expect.element(page.getByText(INGEN_NA)).toBeVisible();
    expect(page.getByText(INGEN).elements()).toEqual([]);
    await page.getByText('Gi på nytt', { exact: false }).first().click();
    await expect.element(page.getByText(ordlyd)).toBeVisible();
    await page.getByRole('button', { name: 'Ja, gi på nytt' }).click();
    await expect.element(told('Valget ditt er lagret')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      body: { id: 'D-1', deles: true, versjon: 'v2' },
      typed: sentForm('deling'),
    });
  });

  it('has ended when it was taken back, and goes on when it was given anew, also when rereading fails', async () => {
    const write = done();
    const answers = answered({ ...deling, folge, ordlyd, versjon: 'v2' });
    await show(answers, write as Client);
    answers.getRegistrerteDelinger = 'failed';
    await page.getByText('Trekk tilbake', { exact: false }).first().click();
    await page.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
    await expect.element(page.getByText(INGEN_NA)).toBeVisible();
    expect(page.getByText('Trekk tilbake', { exact: false }).elements()).toEqual([]);
    await page.getByText('Gi på nytt', { exact: false }).first().click();
    await page.getByRole('button', { name: 'Ja, gi på nytt' }).click();
    await expect.element(page.getByText('Trekk tilbake', { exact: false }).first()).toBeVisible();
    expect(page.getByText('Gi på nytt', { exact: false }).elements()).toEqual([]);
  });

  it('has no button where nothing follows, and names the law', async () => {
    await show(answered({ ...deling, lov: 'Lov om samordning § 3' }));
    await expect.element(page.getByText('Lov om samordning § 3')).toBeVisible();
    await expect.element(page.getByText('Det er ikke oppgitt')).toBeVisible();
    expect(listForms('Hvem får opplysninger')).toEqual([]);
  });

  it('says of a refused form without script that the choice was not saved', async () => {
    const formRefusal = { skjema: 'deling', code: 'FINNES_IKKE', fields: {} } as const;
    await show(createAnswers(), undefined, { formRefusal });
    await expect.element(told('Valget ditt ble ikke lagret.')).toBeVisible();
  });

  it('that did not answer is said of what has ended too', async () => {
    await show({ ...createAnswers(), getRegistrerteDelinger: 'failed' });
    await expect.element(page.getByText('Vi får ikke hentet det som er avsluttet.')).toBeVisible();
    expect(page.getByText('Vi kjenner ikke til noe du har avsluttet', { exact: false }).elements()).toEqual(
      [],
    );
  });
});
