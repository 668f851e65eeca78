import '../../styles/index.css';
import '../../themes/none.css';

import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { kunde, createAnswers, createWrite, show, getRow, save, toast } from '../../testing/profil.tsx';
import { createKunde } from '../../testing/create-kunde.ts';
import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';

const address = window.location.pathname + window.location.search;
afterEach(() => window.history.replaceState(null, '', address));

it.each([320, 390, 1280])(
  'keeps a place for what comes, so that nothing below it moves far, at %d px',
  async (width) => {
    await page.viewport(width, 900);
    const { promise, resolve } = Promise.withResolvers<typeof kunde>();
    const { container } = await show(createAnswers({ getKunde: promise }));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = container.getBoundingClientRect().height;
    resolve(kunde);
    await expect.element(page.getByRole('radio', { name: 'Ja' })).toBeVisible();
    await expect.element(page.getByText('lun@example.com')).toBeVisible();
    expect(Math.abs(container.getBoundingClientRect().height - before)).toBeLessThan(60);
  },
);

describe('who sees what', () => {
  it('mobile and e-mail with a customer number or a prolife record, otherwise whom to contact (PRO-12, AMB-74)', async () => {
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
    // Without a customer number there is no address, and none is asked for (API-20).
    await expect.element(page.getByText('Adresse', { exact: true })).not.toBeInTheDocument();
    await second.unmount();
    await show(createAnswers({ getKunde: createKunde() }));
    await expect.element(page.getByText('Kontakt oss for å endre kontaktinformasjonen din')).toBeVisible();
    await expect.element(page.getByText('Mobilnummer', { exact: true })).not.toBeInTheDocument();
  });

  it('a customer in no register is offered nothing that cannot be saved, but is told what to do', async () => {
    await show(
      createAnswers({
        getKunde: createKunde(),
        getSamtykker: { ukjent: true },
        getReservasjon: { hasReservasjon: false, ukjent: true },
      }),
    );
    await expect.element(page.getByText(/det er ingen samtykker å endre/)).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
    await expect.element(page.getByText(/vi sender deg ingen post/)).toBeVisible();
    expect(document.querySelectorAll('details')).toHaveLength(0);
    const ways = page.getByRole('link', { name: /^Kontakt oss/ }).elements();
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#kontakt', '#kontakt', '#kontakt']);
  });

  it('a D-number is labelled as one', async () => {
    await show(createAnswers({ getKunde: { ...kunde, ssn: '568686 43043'.replace(' ', '') } }));
    await expect.element(page.getByText('D-nummer', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Fødselsnummer')).not.toBeInTheDocument();
  });

  it('a customer of the bank can read the bank’s consents, with a link to the bank', async () => {
    const getClientContext = createClientContext();
    getClientContext.info.nettbankUrl = 'https://bank.example.no';
    await show(createAnswers({ getClientContext, getKunde: { ...kunde, isBankkunde: true } }));
    const link = page.getByRole('link', { name: /Samtykkene dine endrer du i banken/ });
    await expect.element(link).toHaveAttribute('href', 'https://bank.example.no');
    await expect.element(page.getByRole('heading', { name: 'Tilbud' })).toBeVisible();
    await expect.element(page.getByText('Kan vi?')).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  it('a name of 105 letters fits on a phone', async () => {
    await page.viewport(320, 700);
    await show(createAnswers({ getKunde: { ...kunde, navn: 'N'.repeat(105) } }));
    await expect.element(page.getByRole('heading', { name: 'N'.repeat(105) })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
    [false, true, false],
  ])(
    'consents with the flag %s and bank customer %s: %s (PRO-13, PRO-14)',
    async (flag, isBankkunde, isShown) => {
      const getOversiktConfig = createConfig({ innhold: { showSamtykkerMinProfil: flag } });
      await show(createAnswers({ getOversiktConfig, getKunde: { ...kunde, isBankkunde } }));
      await expect.element(page.getByText('Fødselsnummer')).toBeVisible();
      await expect.poll(() => document.querySelectorAll('#samtykker').length).toBe(isShown ? 1 : 0);
    },
  );

  it('union membership only at sb1 (PRO-11)', async () => {
    const { unmount } = await show();
    await expect.element(page.getByText('Fødselsnummer')).toBeVisible();
    await expect.element(page.getByText('Medlem av et LO-forbund')).not.toBeInTheDocument();
    await unmount();
    await show(createAnswers({ getClientContext: createClientContext({ shortname: 'sb1' }) }));
    await expect.element(getRow('Medlem av et LO-forbund').getByText('Nei', { exact: true })).toBeVisible();
  });

  it('skeletons while the record is loading, and an error text when it fails (OD-114)', async () => {
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

it('says that the session had ended when a write came too late', async () => {
  const { write, fail } = createWrite();
  await show(createAnswers(), write);
  await save('E-post', 'ny@example.com');
  fail(401, 'IKKE_INNLOGGET');
  await expect
    .element(toast('Du var logget ut, så endringen ble ikke lagret. Logg inn og prøv igjen.'))
    .toBeVisible();
});

it('says how a form without JavaScript ended (303)', async () => {
  window.history.replaceState(null, '', '?resultat=epost');
  await show();
  await expect.element(page.getByText('E-postadressen er oppdatert')).toBeVisible();
});

it('says that a consent is changed while another one waits for the register', async () => {
  window.history.replaceState(null, '', '?resultat=samtykke');
  const getSamtykker = { marketingConsent: 'AUTHORIZED', ubekreftet: ['CROSS_DOMAIN' as const] };
  await show(createAnswers({ getSamtykker }));
  await expect
    .element(page.getByText('Samtykket til markedsføring er endret', { exact: true }))
    .toBeVisible();
});

it('says so once, and no longer than until the next change is saved', async () => {
  const { write, succeed } = createWrite();
  const answers = createAnswers();
  window.history.replaceState(null, '', '?resultat=ikke-lagret');
  const { unmount } = await show(answers, write);
  const told = page.getByText('Du var logget ut, så endringen ble ikke lagret. Prøv igjen.');
  await expect.element(told).toBeVisible();
  await expect.poll(() => window.location.search).toBe('');
  await expect.element(told).toBeVisible();
  await page.getByRole('radio', { name: 'Ja' }).click();
  answers.getSamtykker = { marketingConsent: 'AUTHORIZED' };
  succeed({ bekreftet: true });
  await expect.element(toast('Samtykket til markedsføring er endret')).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  await unmount();
  await show(answers);
  await expect.element(page.getByRole('radio', { name: 'Ja' })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});
