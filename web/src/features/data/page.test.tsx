import '../../styles/index.css';
import '../../themes/none.css';

import { LAST_NED_PATH } from '@portal/contract/paths.ts';
import { ApiError, type Client } from '@portal/contract/client.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { createAnswers, INGEN, INGEN_NA, part, sentForm, show, told } from '../../testing/data.tsx';
import type { Answers } from '../../testing/render-with-answers.tsx';

const tidspunkt = '2026-11-21T07:12:00.000Z';
const rad = {
  id: '7',
  tidspunkt,
  handling: 'login',
  referanse: '7F3K-2Q9M',
  utfall: 'UTFORT',
  antall: 1,
} as const;

const address = window.location.pathname + window.location.search;
afterEach(() => window.history.replaceState(null, '', address));

describe('what was chosen', () => {
  it('shows the very words, and says where they were not kept', async () => {
    const ord = {
      tittel: 'Tilbud',
      ingress: 'Kan vi?',
      tekst: 'Du kan ombestemme deg.',
      // Not that of the test's own page.
      sprak: 'nn',
    } as const;
    await show({
      ...createAnswers(),
      getSamtykkehistorikk: [
        { slag: 'MARKETING', verdi: true, tidspunkt, utfall: 'BEKREFTET', distributor: 'Fana', ord },
        { slag: 'CROSS_DOMAIN', verdi: false, tidspunkt, utfall: 'VENTER' },
        {
          slag: 'MARKETING',
          verdi: false,
          tidspunkt: '2026-11-20T07:12:00.000Z',
          utfall: 'BEKREFTET',
          ingenOrd: true,
        },
      ],
    });
    await expect.element(page.getByText('Ordlyden ble ikke tatt vare på.')).toBeVisible();
    await expect.element(page.getByText('Ingen ordlyd ble vist.')).toBeVisible();
    await part('Det du har valgt').getByText('Ordlyden du så', { exact: false }).click();
    await expect.element(page.getByText(ord.tekst)).toBeVisible();
    expect(page.getByText(ord.tekst).element().closest('[lang]')?.getAttribute('lang')).toBe('nn');
    await expect.element(part('Det du har valgt').getByText('Fana')).toBeVisible();
  });

  it('fails alone, and can be retried', async () => {
    const answers: Answers = { ...createAnswers(), getSamtykkehistorikk: 'failed' };
    await show(answers);
    // Nobody knows that nothing has ended.
    await expect.element(page.getByText(INGEN_NA)).toBeVisible();
    expect(page.getByText(INGEN).elements()).toEqual([]);
    await expect.element(part('Det du har valgt').getByRole('alert')).toBeVisible();
    expect(page.getByText('Du har ikke valgt noe hos oss ennå.').elements()).toEqual([]);
    answers.getSamtykkehistorikk = [];
    await part('Det du har valgt').getByRole('button', { name: 'Prøv igjen' }).click();
    await expect.element(page.getByText('Du har ikke valgt noe hos oss ennå.')).toBeVisible();
  });
});

it('leads to the file with everything', async () => {
  await show(createAnswers());
  const link = page.getByRole('link', { name: 'Ta med deg dataene dine' });
  await expect.element(link).toHaveAttribute('href', LAST_NED_PATH);
});

it('says what is kept, why and how long', async () => {
  await show(createAnswers());
  const own = part('Hva vi tar vare på').getByRole('listitem');
  await expect
    .element(own.filter({ hasText: 'Hva som er gjort' }).getByText('Omtrent 13 måneder (396 dager)'))
    .toBeVisible();
  await expect.element(own.filter({ hasText: 'Hva du har valgt' }).getByText('For alltid')).toBeVisible();
});

describe('activity', () => {
  it('says what, when, where and how it ended, and leads to what is older', async () => {
    await show({
      ...createAnswers(),
      getAktivitet: {
        rader: [
          { ...rad, enhet: 'MOBIL', distributor: 'Fana' },
          { ...rad, id: '6', handling: 'noeNytt', utfall: 'UKJENT', antall: 3 },
        ],
        eldre: '6',
      },
    });
    const own = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Du logget inn' }) });
    for (const text of ['21.11.2026 kl. 08.12', 'Mobil eller nettbrett', 'Fana', 'Referanse 7F3K-2Q9M'])
      await expect.element(own.getByText(text, { exact: true })).toBeVisible();
    const other = page.getByRole('listitem').filter({ hasText: 'Noe ble endret' });
    for (const text of ['Vi vet ikke om det ble gjort', '3 forsøk'])
      await expect.element(other.getByText(text)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Vis eldre aktivitet', exact: true }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt/forsikringsprofil/data?eldre=6#aktivitet');
  });

  it.each([
    ['?eldre=6', 1],
    ['?eldre=noe', 0],
    ['', 0],
  ])('leads back to what is newest from what is older: %s', async (search, many) => {
    window.history.replaceState(null, '', search || window.location.pathname);
    await show({ ...createAnswers(), getAktivitet: { rader: [rad] } });
    await expect.element(page.getByText('Du logget inn', { exact: true })).toBeVisible();
    const newest = page.getByRole('link', { name: 'Vis nyeste aktivitet', exact: true }).elements();
    expect(newest.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: many }, () => '/privat/forsikring/oversikt/forsikringsprofil/data#aktivitet'),
    );
  });

  it.each([
    [true, 'Vi har logget deg ut alle andre steder. Vi ringer deg på nummeret vi har.'],
    [false, 'Takk for at du sa fra. Vi ringer deg på nummeret vi har.'],
  ])('“this was not me” says what happens next (%s)', async (andreAvsluttet, text) => {
    const write = vi.fn(async () => ({ andreAvsluttet }));
    await show({ ...createAnswers(), getAktivitet: { rader: [rad] } }, write as Client);
    await page.getByText('Dette var ikke meg', { exact: false }).click();
    await page.getByRole('button', { name: 'Si fra' }).click();
    await expect.element(told(text)).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      body: { id: '7' },
      typed: sentForm('ikke-meg'),
    });
    expect(page.getByRole('link', { name: 'Logg ut andre steder' }).elements()).toHaveLength(
      andreAvsluttet ? 0 : 1,
    );
  });

  it('says when a report may not have come through', async () => {
    const error = new ApiError({ status: 0, statusText: '', body: {} });
    const write: Client = async () => Promise.reject(error);
    await show({ ...createAnswers(), getAktivitet: { rader: [rad] } }, write);
    await page.getByText('Dette var ikke meg', { exact: false }).click();
    await page.getByRole('button', { name: 'Si fra' }).click();
    await expect.element(told('vi vet ikke om vi fikk beskjed')).toBeVisible();
  });

  it.each([
    ['meldt', 'Vi ringer deg på nummeret vi har.'],
    ['logget-ut', 'Du var logget ut, så vi fikk ikke beskjed. Prøv igjen.'],
    ['logget-ut-valg', 'Du var logget ut, så valget ditt ble ikke lagret. Prøv igjen.'],
  ])('without script, and after a login, is told by the address: %s', async (resultat, text) => {
    window.history.replaceState(null, '', `?resultat=${resultat}`);
    await show(createAnswers());
    await expect.element(told(text)).toBeVisible();
    await expect.poll(() => window.location.search).toBe('');
  });
});

describe('what is kept', () => {
  it.each([
    [1, '1 dag'],
    [2, '2 dager'],
  ])('is so for %i days', async (frist, text) => {
    await show({ ...createAnswers(), getOppbevaring: [{ slag: 'KONTAKTONSKE', frist }] });
    await expect.element(part('Hva vi tar vare på').getByText(text, { exact: true })).toBeVisible();
  });

  it('names the telephone number that somebody may leave who asks to be contacted', async () => {
    await show({ ...createAnswers(), getOppbevaring: [{ slag: 'KONTAKTONSKE', frist: 90 }] });
    const kept = part('Hva vi tar vare på');
    await expect.element(kept.getByText(/E-postadressen din, og telefonnummeret/)).toBeVisible();
  });
});
