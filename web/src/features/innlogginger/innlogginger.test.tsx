import '../../styles/index.css';
import '../../themes/none.css';

import { ApiError, type Client } from '@portal/contract/client.ts';
import type { Innlogginger } from '@portal/contract/innlogginger.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page } from './page.tsx';

const at = { startet: '2026-11-21T07:12:00.000Z', sistBrukt: '2026-11-21T07:40:00.000Z' };
const mine = {
  id: 'a',
  isDenne: true,
  enhet: 'DATAMASKIN',
  loginContext: 'ÅPEN',
  distributor: 'Fana',
  ...at,
} as const;
const phone = { ...mine, id: 'b', isDenne: false, enhet: 'MOBIL', loginContext: 'MOBILBANK' } as const;
const unknown = { ...at, id: 'c', isDenne: false, loginContext: 'FORSIKRING' } as const;
const all: Innlogginger = { innlogginger: [mine, phone, unknown], kreverNyInnlogging: false };

function createWrite() {
  const calls: [string, unknown][] = [];
  /** Of the forms that are sent too should the session have ended: the login page then says that nothing was done. */
  const skjemaer: unknown[] = [];
  const pending = Promise.withResolvers<unknown>();
  const write = vi.fn(async ({ path }: { path: string }, options?: { body?: unknown; typed?: FormData }) => {
    calls.push([path.split('/').at(-1) ?? '', options?.body]);
    skjemaer.push(options?.typed?.get('skjema'));
    return pending.promise;
  });
  return {
    calls,
    skjemaer,
    write: write as Client,
    succeed: () => pending.resolve(undefined),
    fail: (status: number, code?: string) =>
      pending.reject(new ApiError({ status, statusText: '', body: { code } })),
  };
}
const show = (answers: Answers, write?: Client, context: Partial<PageContext> = {}) =>
  renderWithAnswers(<Page />, answers, { ...(write && { write }), context });
const told = (text: string, role: 'status' | 'alert' = 'status') =>
  page.getByRole(role).getByText(text, { exact: false });
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const button = (name: string) => item(name).getByRole('button');

const address = window.location.pathname + window.location.search;
afterEach(() => window.history.replaceState(null, '', address));

describe('the list', () => {
  it('shows the device, place and time of each, and which one is this', async () => {
    await show({ getInnlogginger: all });
    const own = item('Denne enheten');
    await expect.element(own.getByRole('heading', { name: 'Datamaskin' })).toBeVisible();
    await expect.element(own.getByText('21.11.2026 kl. 08.12')).toBeVisible();
    await expect.element(own.getByText('21.11.2026 kl. 08.40')).toBeVisible();
    // Its logout button is in the header of every page.
    expect(own.getByRole('button').elements()).toEqual([]);
    await expect.element(item('Mobil').getByText('Gjennom mobilbanken')).toBeVisible();
    await expect
      .element(button('Ukjent enhet'))
      .toHaveAccessibleName(/^Logg ut Ukjent enhet, logget inn 21\.11\.2026 kl\.\s08\.12$/);
  });

  it('with this one only, says that there are no others', async () => {
    await show({ getInnlogginger: { innlogginger: [mine], kreverNyInnlogging: true } });
    await expect.element(page.getByText('Du er ikke logget inn andre steder.')).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('has a loading text, and can be retried when it fails', async () => {
    const late = Promise.withResolvers<Innlogginger>();
    const { unmount } = await show({ getInnlogginger: late.promise });
    await expect.element(page.getByText('Henter innloggingene dine')).toBeInTheDocument();
    await unmount();
    const answers: Answers = { getInnlogginger: 'failed' };
    await show(answers);
    await expect.element(told('Vi får ikke hentet innloggingene dine', 'alert')).toBeVisible();
    answers.getInnlogginger = all;
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect.element(item('Denne enheten')).toBeVisible();
  });

  it('asks for a new login before others can be ended, when this login is old', async () => {
    await show({ getInnlogginger: { ...all, kreverNyInnlogging: true } });
    const again = page.getByRole('button', { name: 'Logg inn på nytt' });
    await expect.element(again).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(1);
    const form = again.element().closest('form');
    if (form === null) throw new Error('There is no form');
    expect([form.method, form.getAttribute('action'), form.target]).toEqual(['post', '/auth/start', '_top']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      returnTo: '/privat/forsikring/oversikt/forsikringsprofil/innlogginger',
      ny: 'ja',
    });
  });
});

describe('a new login', () => {
  it.each([
    ['feilet', 'Den nye innloggingen gikk ikke som den skulle', 'Prøv en gang til.'],
    ['vent', 'Mange logger inn fra nettverket ditt akkurat nå', 'Vent ti minutter'],
    ['avbrutt', 'Innloggingen ble avbrutt', 'Du er fortsatt logget inn som før.'],
  ] as const)('that ended so is told of where it was begun: %s', async (loginNotice, title, text) => {
    await show({ getInnlogginger: { ...all, kreverNyInnlogging: true } }, undefined, { loginNotice });
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Logg inn på nytt' })).toBeVisible();
  });

  it.each(['timeout', undefined] as const)('is not spoken of otherwise: %s', async (loginNotice) => {
    await show({ getInnlogginger: { ...all, kreverNyInnlogging: true } }, undefined, {
      ...(loginNotice && { loginNotice }),
    });
    await expect.element(page.getByRole('button', { name: 'Logg inn på nytt' })).toBeVisible();
    await expect.element(page.getByText(/fortsatt logget inn|inaktivitet/)).not.toBeInTheDocument();
  });
});

describe('logging out elsewhere', () => {
  it('is sent once, removes the item from the list, and is reported at the top', async () => {
    const { write, calls, skjemaer, succeed } = createWrite();
    const answers: Answers = { getInnlogginger: all };
    await show(answers, write);
    await button('Mobil').click();
    // A double click.
    page
      .getByRole('button', { name: /^Logger ut/ })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(calls).toEqual([['avslutt', { id: 'b' }]]);
    expect(skjemaer).toEqual(['innlogging']);
    answers.getInnlogginger = { ...all, innlogginger: [mine, unknown] };
    succeed();
    await expect.element(told('Vi har logget deg ut der')).toBeVisible();
    await expect.element(item('Mobil')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is told of anew each time: a screen reader reads only what is new', async () => {
    const { write, succeed } = createWrite();
    await show({ getInnlogginger: all }, write);
    succeed();
    await button('Mobil').click();
    const first = told('Vi har logget deg ut der');
    await expect.element(first).toBeVisible();
    const element = first.element();
    await button('Ukjent enhet').click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.poll(() => element.isConnected).toBe(false);
    await expect.element(first).toBeVisible();
  });

  it('everywhere keeps this session, also when refetching the list fails', async () => {
    const { write, calls, skjemaer, succeed } = createWrite();
    const answers: Answers = { getInnlogginger: all };
    await show(answers, write);
    await page.getByRole('button', { name: 'Logg ut alle andre' }).click();
    expect(calls).toEqual([['avslutt-andre', undefined]]);
    expect(skjemaer).toEqual(['andre-innlogginger']);
    answers.getInnlogginger = 'failed';
    succeed();
    await expect.element(told('alle andre steder')).toBeVisible();
    await expect.element(page.getByText('Du er ikke logget inn andre steder.')).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(1);
  });

  it.each([
    [404, 'FINNES_IKKE', 'Du var allerede logget ut der'],
    [401, 'IKKE_INNLOGGET', 'Du var logget ut her, så vi logget ikke ut noe annet.'],
    [0, undefined, 'Noe gikk galt, og vi vet ikke om vi fikk logget deg ut.'],
  ])('that ends with %s %s is reported as it is', async (status, code, text) => {
    const { write, fail } = createWrite();
    await show({ getInnlogginger: all }, write);
    await button('Mobil').click();
    fail(status, code);
    await expect.element(told(text)).toBeVisible();
  });

  it('that fails when the customer has gone to another page is told over that page', async () => {
    const { write, fail } = createWrite();
    const { leave } = await show({ getInnlogginger: all }, write);
    await button('Mobil').click();
    await leave();
    fail(502);
    await expect
      .element(page.getByText('vi vet ikke om vi fikk logget deg ut', { exact: false }))
      .toBeVisible();
  });

  it('that is refused because of an old login asks for a new one', async () => {
    const { write, fail } = createWrite();
    const answers: Answers = { getInnlogginger: all };
    await show(answers, write);
    await button('Mobil').click();
    answers.getInnlogginger = { ...all, kreverNyInnlogging: true };
    fail(403, 'IKKE_TILLATT');
    await expect.element(told('Vi logget ikke ut noe.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Logg inn på nytt' })).toBeVisible();
  });

  it('without JavaScript is reported by the page that answers the form, or by its address', async () => {
    const formRefusal = { skjema: 'innlogging', code: 'FINNES_IKKE', fields: {} } as const;
    const { unmount } = await show({ getInnlogginger: all }, undefined, { formRefusal });
    await expect.element(told('Du var allerede logget ut der')).toBeVisible();
    await unmount();
    window.history.replaceState(null, '', '?resultat=andre-avsluttet');
    await show({ getInnlogginger: { ...all, innlogginger: [mine] } });
    await expect.element(told('alle andre steder')).toBeVisible();
    // Coming back to the page does not report it again.
    await expect.poll(() => window.location.search).toBe('');
  });
});

// Last in the file: where the page was sent to is known once.
it('of a new login no more is told when the page has been left', async () => {
  window.history.replaceState(null, '', '/et-annet-sted');
  await show({ getInnlogginger: { ...all, kreverNyInnlogging: true } }, undefined, {
    loginNotice: 'avbrutt',
  });
  await expect.element(page.getByRole('button', { name: 'Logg inn på nytt' })).toBeVisible();
  await expect.element(page.getByText('Innloggingen ble avbrutt')).not.toBeInTheDocument();
});
