import '../../styles/index.css';
import '../../themes/none.css';

import { ApiError, type Client } from '@portal/contract/client.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { Page } from './page.tsx';

const kunde = createKunde({
  navn: 'Lun Bris',
  niceKundenummer: '1',
  kontaktInformasjon: { epostAdresse: 'lun@example.com', mobilNummer: '99999901' },
  samtykker: { marketingConsent: 'NOT_AUTHORIZED' },
});
const folkeregistrert = { isFolkreregistrert: true, gatenavn: 'Solbakken', gatenummer: '7' };
const createAnswers = (changed: Answers = {}): Answers => ({
  getOversiktConfig: createConfig(),
  getClientContext: createClientContext(),
  getKunde: kunde,
  getLivkunde: { finnesProlifeKunde: false },
  getKundeadresser: [folkeregistrert, { isFolkreregistrert: false, gatenavn: 'Storgata', gatenummer: '1' }],
  getReservasjon: { hasReservasjon: false },
  getSamtykketekster: [
    { samtykke: 'MARKETING', tittel: 'Tilbud', ingress: 'Kan vi?', tekst: 'Mer', versjon: 'v1' },
  ],
  ...changed,
});

/** A way to writes that is held until it is told how to end. */
function createWrite() {
  const calls: { path: string; body: unknown }[] = [];
  let pending = Promise.withResolvers<unknown>();
  const write = vi.fn(async (endpoint: { path: string }, options?: { body?: unknown }) => {
    calls.push({ path: endpoint.path, body: options?.body });
    pending = Promise.withResolvers<unknown>();
    return pending.promise;
  });
  return {
    calls,
    write: write as Client,
    succeed: (answer?: unknown) => pending.resolve(answer),
    fail: (status: number, code?: string) =>
      pending.reject(new ApiError({ status, statusText: '', body: { code } })),
  };
}

const show = (answers: Answers = createAnswers(), write?: Client, context: Partial<PageContext> = {}) =>
  renderWithAnswers(
    <ToastProvider>
      <Page />
    </ToastProvider>,
    answers,
    { ...(write && { write }), context },
  );
const getRow = (label: string) =>
  page.getByRole('group').filter({ has: page.getByText(label, { exact: true }) });
async function open(label: string) {
  await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  await getRow(label).getByText('Endre').click();
  return getRow(label);
}
async function save(label: string, value: string) {
  const row = await open(label);
  await row.getByRole('textbox').fill(value);
  await row.getByRole('button', { name: 'Lagre' }).click();
  return row;
}
/** By keyboard: a toast may stand over the button. */
async function press(button: Locator) {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}
async function choose(valg: string) {
  group().getByLabelText(valg).element().focus();
  await userEvent.keyboard(' ');
}
const toast = (text: string) => page.getByRole('listitem').getByText(text);
const group = () => page.getByRole('group', { name: 'Tilbud' });

const address = window.location.pathname + window.location.search;
afterEach(() => window.history.replaceState(null, '', address));

describe('who sees what', () => {
  it('mobile and e-mail for a customer number or a prolife record, else whom to ask (PRO-12, AMB-74)', async () => {
    const { unmount } = await show();
    await expect.element(page.getByText('Mobilnummer', { exact: true })).toBeVisible();
    await unmount();
    const old = createAnswers({
      getKunde: createKunde(),
      getKundeadresser: 'failed',
      getLivkunde: { finnesProlifeKunde: true, epost: 'gammel@example.com' },
    });
    const second = await show(old);
    await expect.element(page.getByText('gammel@example.com')).toBeVisible();
    // No address without a customer number, and it is not asked for (API-20).
    await expect.element(page.getByText('Adresse', { exact: true })).not.toBeInTheDocument();
    await second.unmount();
    await show(createAnswers({ getKunde: createKunde() }));
    await expect.element(page.getByText('Kontakt oss for å endre kontaktinformasjonen din')).toBeVisible();
    await expect.element(page.getByText('Mobilnummer', { exact: true })).not.toBeInTheDocument();
  });

  it.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
    [false, true, false],
  ])(
    'consents when the flag is %s and bank customer %s: %s (PRO-13, PRO-14)',
    async (flag, isBankkunde, isShown) => {
      const getOversiktConfig = createConfig({ innhold: { showSamtykkerMinProfil: flag } });
      await show(createAnswers({ getOversiktConfig, getKunde: { ...kunde, isBankkunde } }));
      await expect.element(page.getByText('Fødselsnummer')).toBeVisible();
      await expect.poll(() => document.querySelectorAll('#samtykker').length).toBe(isShown ? 1 : 0);
    },
  );

  it('the union only at sb1 (PRO-11)', async () => {
    const { unmount } = await show();
    await expect.element(page.getByText('Fødselsnummer')).toBeVisible();
    await expect.element(page.getByText('Medlem av et LO-forbund')).not.toBeInTheDocument();
    await unmount();
    await show(createAnswers({ getClientContext: createClientContext({ shortname: 'sb1' }) }));
    await expect.element(getRow('Medlem av et LO-forbund').getByText('Nei', { exact: true })).toBeVisible();
  });

  it('placeholders while the record is on its way, and words when it fails (OD-114)', async () => {
    const late = Promise.withResolvers<typeof kunde>();
    const { unmount } = await show(createAnswers({ getKunde: late.promise }));
    await expect.element(page.getByText('Henter opplysningene dine')).toBeInTheDocument();
    await unmount();
    const answers = createAnswers({ getKunde: 'failed' });
    await show(answers);
    await expect.element(page.getByText('En feil oppsto ved henting av opplysningene dine.')).toBeVisible();
    expect(document.querySelectorAll('details')).toHaveLength(0);
    answers.getKunde = kunde;
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect.element(page.getByRole('heading', { name: 'Lun Bris' })).toBeVisible();
  });
});

describe('contact data', () => {
  it('a new value shows at once, and stays when it is saved (PRO-26, PRO-31, OD-76)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await save('Mobilnummer', '912 34 567');
    await expect.element(row.getByText(/91\s23\s45\s67/)).toBeVisible();
    expect(calls).toEqual([
      { path: '/api/privat/forsikring/skadekunde/kontaktinformasjon', body: { mobilNummer: '91234567' } },
    ]);
    answers.getKunde = { ...kunde, kontaktInformasjon: { mobilNummer: '91234567' } };
    succeed();
    await expect.element(toast('Mobilnummeret er oppdatert')).toBeVisible();
    await expect.element(row.getByText(/91\s23\s45\s67/)).toBeVisible();
  });

  it.each([
    [
      'E-post',
      'ny@example.com',
      /lun@example.com/,
      'Noe gikk galt ved oppdatering av e-post',
      'KILDE_FEILER',
    ],
    ['Mobilnummer', '91234567', /99\s99\s99\s01/, 'Noe gikk galt ved oppdatering av telefonnummer', 'XYZ'],
  ])(
    '%s goes back to what it was when saving fails (PRO-27, PRO-35 to PRO-37)',
    async (label, typed, old, text, code) => {
      const { write, fail } = createWrite();
      await show(createAnswers(), write);
      const row = await save(label, typed);
      fail(500, code);
      await expect.element(toast(text)).toBeVisible();
      await expect.element(row.getByText(old)).toBeVisible();
      await expect.element(page.getByText(code)).not.toBeInTheDocument();
      // What was typed is not lost.
      await row.getByText('Endre').click();
      await expect.element(row.getByRole('textbox')).toHaveValue(typed);
    },
  );

  it.each([
    ['E-post', 'UGYLDIG_MAILADRESSE', 'x@example.com', 'E-postadressen er ikke gyldig'],
    ['Mobilnummer', 'UGYLDIG_MOBILNR', '91234567', 'Mobilnummeret er ikke gyldig'],
  ])(
    '%s: what only the register refuses is told at the field (PRO-33, PRO-34)',
    async (label, code, typed, text) => {
      const { write, fail } = createWrite();
      await show(createAnswers(), write);
      const row = await save(label, typed);
      fail(400, code);
      await expect.element(row.getByText(text)).toBeVisible();
      await expect.element(row.getByRole('textbox')).toHaveValue(typed);
    },
  );

  it.each([
    ['E-post', '', 'Du må fylle inn e-post'],
    ['E-post', 'a@b', 'E-postadressen er ikke gyldig'],
    ['Mobilnummer', '   ', 'Du må fylle inn et telefonnummer'],
    ['Mobilnummer', '1234567', 'Mobilnummeret er ikke gyldig'],
    ['Mobilnummer', '9123456a', 'Mobilnummeret er ikke gyldig'],
  ])('%s %j is told at the field and not sent (PRO-28 to PRO-32)', async (label, typed, text) => {
    const { write, calls } = createWrite();
    await show(createAnswers(), write);
    const row = await save(label, typed);
    await expect.element(row.getByRole('textbox')).toHaveAccessibleDescription(text);
    await expect.element(row.getByRole('textbox')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('of an old customer waits for the answer, and is sent once (AMB-73, PRO-46)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers({
      getKunde: createKunde(),
      getLivkunde: { finnesProlifeKunde: true, telefon: '99999906' },
    });
    await show(answers, write);
    const row = await save('Mobilnummer', '91234567');
    await expect.element(row.getByRole('button', { name: 'Lagrer' })).toBeVisible();
    // Focus is still on the button.
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual([
      { path: '/api/privat/forsikring/liv/kunde/v1/contactInfo', body: { telefon: '91234567' } },
    ]);
    answers.getLivkunde = { finnesProlifeKunde: true, telefon: '91234567' };
    succeed();
    await expect.element(toast('Mobilnummeret er oppdatert')).toBeVisible();
    await expect.element(row.getByText(/91\s23\s45\s67/)).toBeVisible();
  });

  it.each([
    [
      createKunde({ niceKundenummer: '1' }),
      'skadekunde/kontaktinformasjon',
      { epostAdresse: 'ny@example.com' },
    ],
    [createKunde(), 'liv/kunde/v1/contactInfo', { epost: 'ny@example.com' }],
  ])('sends the one field under its name: %#, %s (PRO-46)', async (getKunde, path, body) => {
    const { write, calls } = createWrite();
    await show(createAnswers({ getKunde, getLivkunde: { finnesProlifeKunde: true } }), write);
    await save('E-post', 'ny@example.com');
    expect(calls).toEqual([{ path: `/api/privat/forsikring/${path}`, body }]);
  });

  it.each([
    [kunde, 'getKunde', { ...kunde, kontaktInformasjon: { mobilNummer: '91234567' } }],
    [createKunde(), 'getLivkunde', { finnesProlifeKunde: true, telefon: '91234567' }],
  ] as const)(
    'whose answer was lost, and that cannot be read either, is told to be unknown until it can: %#, %s',
    async (getKunde, query, saved) => {
      const { write, fail } = createWrite();
      const getLivkunde = { finnesProlifeKunde: true, telefon: '99999901' };
      const answers = createAnswers({ getKunde, getLivkunde });
      await show(answers, write);
      const row = await save('Mobilnummer', '91234567');
      answers[query] = 'failed';
      fail(0);
      await expect.element(row.getByText('Vi vet ikke om endringen ble lagret.').first()).toBeInTheDocument();
      await expect.element(row.getByText(/99\s99\s99\s01/)).not.toBeInTheDocument();
      const check = row.getByRole('button', { name: 'Sjekk på nytt' });
      if (query === 'getKunde') await row.getByText('Endre').click();
      Object.assign(answers, { [query]: saved });
      await press(check);
      await expect.element(row.getByText('Endringen ble lagret likevel')).toBeVisible();
      await row.getByText('Avbryt').click();
      await expect.element(row.getByText(/91\s23\s45\s67/)).toBeVisible();
    },
  );

  it('a form refused without script opens with what was typed (422)', async () => {
    await show(createAnswers(), undefined, {
      formRefusal: {
        skjema: 'kontaktinformasjon',
        code: 'UGYLDIG_MAILADRESSE',
        fields: { epostAdresse: 'a@b' },
      },
    });
    await expect.element(page.getByRole('textbox')).toHaveValue('a@b');
    await expect.element(page.getByText('E-postadressen er ikke gyldig')).toBeVisible();
  });
});

describe('the address', () => {
  it('is put to the registered one (PRO-23, PRO-24, OD-73)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await open('Adresse');
    const button = row.getByRole('button', { name: 'Bruk folkeregistrert adresse' });
    await expect.element(button).toBeEnabled();
    await expect.element(row.getByText('Noe gikk galt')).not.toBeInTheDocument();
    await button.click();
    await expect.element(row.getByRole('button', { name: 'Oppdaterer adresse' })).toBeVisible();
    expect(calls).toEqual([{ path: '/api/privat/forsikring/adresse/oppdater', body: undefined }]);
    answers.getKundeadresser = [folkeregistrert];
    succeed();
    await expect.element(toast('Adressen din er oppdatert')).toBeVisible();
    await expect.element(row.getByText('Solbakken 7')).toBeVisible();
  });

  it('says so when that fails (PRO-25)', async () => {
    const { write, fail } = createWrite();
    await show(createAnswers(), write);
    const row = await open('Adresse');
    await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
    fail(500);
    await expect.element(row.getByText('Noe gikk galt', { exact: true })).toBeVisible();
    await expect
      .element(row.getByText('Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.'))
      .toBeVisible();
  });
});

it('the address whose update was lost is unknown until it has been read again', async () => {
  const { write, fail } = createWrite();
  const answers = createAnswers();
  await show(answers, write);
  const row = await open('Adresse');
  await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
  answers.getKundeadresser = 'failed';
  fail(504);
  await expect.element(row.getByText('Vi vet ikke om adressen ble oppdatert.').last()).toBeVisible();
  await expect.element(row.getByText('Storgata 1')).not.toBeInTheDocument();
  await expect.element(row.getByText('Noe gikk galt', { exact: true })).not.toBeInTheDocument();
  answers.getKundeadresser = [folkeregistrert];
  await press(row.getByRole('button', { name: 'Sjekk på nytt' }));
  await expect.element(row.getByText('Adressen ble oppdatert likevel')).toBeVisible();
  await row.getByText('Avbryt').click();
  await expect.element(row.getByText('Solbakken 7')).toBeVisible();
});

describe('the postal reservation', () => {
  it('is confirmed with a tick, and flips (PRO-21, PRO-22, OD-83)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByRole('button', { name: 'Bekreft' }).click();
    await expect.element(row.getByText('Du må krysse av for å bekrefte')).toBeVisible();
    expect(calls).toEqual([]);
    await row.getByLabelText('Ja, jeg vil endre dette').click();
    await row.getByRole('button', { name: 'Bekreft' }).click();
    expect(calls).toEqual([
      {
        path: '/api/privat/forsikring/samtykke/reservasjon',
        body: { harReservasjon: true, tekstversjon: 'reservasjon-1' },
      },
    ]);
    answers.getReservasjon = { hasReservasjon: true };
    succeed({ bekreftet: true });
    await expect.element(toast('Valget ditt er lagret')).toBeVisible();
    await expect.element(row.getByText('Du har reservert deg mot dokumenter i posten')).toBeVisible();
  });

  it('flips back too (PRO-22)', async () => {
    const { write, calls } = createWrite();
    await show(createAnswers({ getReservasjon: { hasReservasjon: true } }), write);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByLabelText('Ja, jeg vil endre dette').click();
    await row.getByRole('button', { name: 'Bekreft' }).click();
    expect(calls).toMatchObject([{ body: { harReservasjon: false } }]);
  });

  it('whose answer was lost is unknown until it has been read again', async () => {
    const { write, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByLabelText('Ja, jeg vil endre dette').click();
    await row.getByRole('button', { name: 'Bekreft' }).click();
    answers.getReservasjon = 'failed';
    fail(0);
    await expect.element(row.getByText('Vi vet ikke om valget ditt ble lagret.').last()).toBeVisible();
    await expect.element(row.getByText('Du får dokumenter i posten')).not.toBeInTheDocument();
    answers.getReservasjon = { hasReservasjon: true };
    await press(row.getByRole('button', { name: 'Sjekk på nytt' }));
    await expect.element(row.getByText('Valget ditt ble lagret likevel')).toBeVisible();
    await row.getByText('Avbryt').click();
    await expect.element(row.getByText('Du har reservert deg mot dokumenter i posten')).toBeVisible();
  });

  it('that the register has not confirmed is shown as such', async () => {
    await show(createAnswers({ getReservasjon: { hasReservasjon: true, ubekreftet: true } }));
    await expect
      .element(page.getByText('Valget ditt er lagret hos oss, men ikke bekreftet ennå'))
      .toBeVisible();
  });
});

describe('a consent', () => {
  it('is saved when it is chosen, cannot be changed meanwhile, and is read anew (PRO-17 to PRO-20)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    for (const text of ['Kan vi?', 'Mer']) await expect.element(group().getByText(text)).toBeVisible();
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
    await group().getByLabelText('Ja').click();
    await expect.element(group().getByLabelText('Nei')).toBeDisabled();
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
    expect(calls).toEqual([
      {
        path: '/api/privat/forsikring/samtykke/oppdater',
        body: { marketingConsentApproved: true, tekstversjon: 'v1' },
      },
    ]);
    answers.getKunde = { ...kunde, samtykker: { marketingConsent: 'AUTHORIZED' } };
    succeed({ bekreftet: true });
    await expect.element(toast('Samtykket til markedsføring er endret')).toBeVisible();
    await expect.element(group().getByLabelText('Ja')).toBeEnabled();
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
  });

  it('goes back to what is stored when it fails (OD-81)', async () => {
    const { write, fail } = createWrite();
    await show(createAnswers(), write);
    await group().getByLabelText('Ja').click();
    fail(500);
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).toBeVisible();
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
  });

  it('is told to be unconfirmed, by toast and on the page, never as changed', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getKunde = { ...kunde, samtykker: { marketingConsent: 'AUTHORIZED', ubekreftet: ['MARKETING'] } };
    succeed({ bekreftet: false });
    const text = 'Valget ditt er lagret hos oss, men ikke bekreftet ennå';
    await expect.element(toast(text)).toBeVisible();
    await expect.poll(() => document.querySelector('#samtykker ~ *')?.textContent).toContain(text);
    await expect.element(page.getByText('Samtykket til markedsføring er endret')).not.toBeInTheDocument();
  });

  it('whose answer was lost is asked for, and the page tells that it was saved after all', async () => {
    const { write, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    const read = Promise.withResolvers<typeof kunde>();
    answers.getKunde = read.promise;
    fail(0);
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).toBeVisible();
    // Until it has been read nobody knows: neither is shown as the stored one.
    await expect.element(page.getByText('Sjekker hva som er lagret')).toBeVisible();
    await expect.element(group().getByLabelText('Ja')).not.toBeChecked();
    await expect.element(group().getByLabelText('Nei')).not.toBeChecked();
    await expect.element(group().getByLabelText('Nei')).toBeDisabled();
    read.resolve({ ...kunde, samtykker: { marketingConsent: 'AUTHORIZED' } });
    await expect.element(page.getByText('Valget ditt ble lagret likevel')).toBeVisible();
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
  });

  it('whose answer was lost, and that cannot be read either, is told to be unknown until it can', async () => {
    const { write, calls, fail, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getKunde = 'failed';
    fail(504);
    await expect.element(page.getByText('Vi vet ikke om valget ditt ble lagret.')).toBeVisible();
    await expect.element(group().getByLabelText('Ja')).not.toBeChecked();
    await expect.element(group().getByLabelText('Nei')).not.toBeChecked();
    answers.getKunde = kunde;
    await press(page.getByRole('button', { name: 'Sjekk på nytt' }));
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
    await expect.element(page.getByText('Vi vet ikke om valget ditt ble lagret.')).not.toBeInTheDocument();
    // And may be chosen again.
    await choose('Ja');
    expect(calls).toHaveLength(2);
    answers.getKunde = { ...kunde, samtykker: { marketingConsent: 'AUTHORIZED' } };
    succeed({ bekreftet: true });
    await expect.element(toast('Samtykket til markedsføring er endret')).toBeVisible();
  });

  it('that was refused leaves no doubt', async () => {
    const { write, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getKunde = 'failed';
    fail(404, 'FINNES_IKKE');
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).toBeVisible();
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
    await expect.element(page.getByText('Vi vet ikke om valget ditt ble lagret.')).not.toBeInTheDocument();
  });

  it('that was saved stands, also when the record cannot be read anew', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getKunde = 'failed';
    succeed({ bekreftet: false });
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
    const text = 'Valget ditt er lagret hos oss, men ikke bekreftet ennå';
    await expect.poll(() => document.querySelector('#samtykker ~ *')?.textContent).toContain(text);
  });

  it('that was not confirmed is read again by itself until it is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const answers = createAnswers({
        getKunde: { ...kunde, samtykker: { marketingConsent: 'AUTHORIZED', ubekreftet: ['MARKETING'] } },
      });
      await show(answers);
      const text = page.getByText('Valget ditt er lagret hos oss, men ikke bekreftet ennå');
      await expect.element(text).toBeVisible();
      answers.getKunde = { ...kunde, samtykker: { marketingConsent: 'AUTHORIZED' } };
      vi.advanceTimersByTime(5000);
      await expect.element(text).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('never answered is neither yes nor no (OD-115)', async () => {
    await show(createAnswers({ getKunde: { ...kunde, samtykker: { marketingConsent: 'KANSKJE' } } }));
    await expect.element(group().getByLabelText('Ja')).not.toBeChecked();
    await expect.element(group().getByLabelText('Nei')).not.toBeChecked();
  });

  it('has a text of its own for the second, and is there only with it (OD-82)', async () => {
    const { unmount } = await show();
    await expect.element(group()).toBeVisible();
    expect(document.querySelectorAll('#samtykker ~ * fieldset')).toHaveLength(1);
    await unmount();
    const tekst = { samtykke: 'CROSS_DOMAIN', tittel: 'Deling', ingress: 'i', tekst: 't' } as const;
    await show(
      createAnswers({ getSamtykketekster: [tekst, { ...tekst, samtykke: 'MARKETING', tittel: 'Tilbud' }] }),
    );
    await expect.element(page.getByRole('group', { name: 'Deling' })).toBeVisible();
    // Marketing first.
    expect(document.querySelector('#samtykker ~ * legend')?.textContent).toBe('Tilbud');
  });
});

it('says that the session was over when a write came too late', async () => {
  const { write, fail } = createWrite();
  await show(createAnswers(), write);
  await save('E-post', 'ny@example.com');
  fail(401, 'IKKE_INNLOGGET');
  await expect
    .element(toast('Du var logget ut, så endringen ble ikke lagret. Logg inn og prøv igjen.'))
    .toBeVisible();
});

it('tells how a form without script ended (303)', async () => {
  window.history.replaceState(null, '', '?resultat=epost');
  await show();
  await expect.element(page.getByText('E-postadressen er oppdatert')).toBeVisible();
});
