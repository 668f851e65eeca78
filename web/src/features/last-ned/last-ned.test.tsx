import '../../styles/index.css';
import '../../themes/none.css';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { Innlogginger } from '@portal/contract/innlogginger.ts';
import { DATA_PATH } from '@portal/contract/paths.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page } from './page.tsx';

const fresh: Innlogginger = { innlogginger: [], kreverNyInnlogging: false };
const avtaler: AvtalerResponse = {
  avtaler: [],
  systemSourceError: false,
  sources: [{ systemSource: 'NICE', state: 'ok' }],
};
const idag = '2026-11-23';
const all: Answers = {
  getInnlogginger: fresh,
  getAvtaler: avtaler,
  getPriser: { idag, priser: [], sources: [{ systemSource: 'NICE', state: 'notOffered' }] },
  getBetalinger: { idag, betalinger: [], sources: [] },
  getTilbud: { tilbud: [], systemSourceError: false, sources: [] },
};
const show = (answers: Answers = all) =>
  renderWithAnswers(<Page />, answers, { context: { formToken: 'token' } });
const getForm = (button: string): HTMLFormElement => {
  const form = page.getByRole('button', { name: button }).element().closest('form');
  if (form === null) throw new Error('There is no form');
  return form;
};

const address = window.location.pathname + window.location.search;
afterEach(() => window.history.replaceState(null, '', address));

it('leads to who is given information', async () => {
  await show();
  const link = page.getByRole('link', { name: 'Se hvem som får opplysninger om deg' });
  await expect.element(link).toHaveAttribute('href', DATA_PATH);
});

/** Presses come at times that the test gives, and no file: `sent` has for each press whether the page would have sent it. */
function pressByOurClock() {
  const sent: boolean[] = [];
  const stay = (event: Event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('submit', stay);
  onTestFinished(() => document.removeEventListener('submit', stay));
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  return { sent, now };
}

describe('the choices', () => {
  it('are three buttons of a form that works without script, with a tick for the national id', async () => {
    await show();
    await expect.element(page.getByRole('button', { name: 'Last ned PDF' })).toBeVisible();
    const form = getForm('Last ned PDF');
    expect([form.method, form.getAttribute('action')]).toEqual([
      'post',
      '/privat/forsikring/oversikt/forsikringsprofil/last-ned',
    ]);
    for (const format of ['pdf', 'csv', 'json']) {
      const button = page.getByRole('button', { name: `Last ned ${format.toUpperCase()}` }).element();
      expect(Object.fromEntries(new FormData(form, button as HTMLButtonElement))).toEqual({
        formToken: 'token',
        format,
      });
    }
    await page.getByRole('checkbox', { name: 'Ta med fødselsnummeret mitt' }).click();
    expect(new FormData(form).get('fodselsnummer')).toBe('ja');
  });

  it('are sent once by a double click, and told of', async () => {
    await show();
    await expect.element(page.getByRole('button', { name: 'Last ned CSV' })).toBeVisible();
    const form = getForm('Last ned CSV');
    const submit = () => {
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      form.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([submit(), submit()]).toEqual([false, true]);
    await expect.element(page.getByText('Vi lager filen.', { exact: false })).toBeVisible();
  });

  it('say why another file that is asked for at once does not come', async () => {
    await show();
    const { sent, now } = pressByOurClock();
    now.mockReturnValue(10_000);
    await page.getByRole('button', { name: 'Last ned PDF' }).click();
    await expect.element(page.getByText('Vi lager filen.', { exact: false })).toBeVisible();
    now.mockReturnValue(11_300);
    const waiting = page.getByRole('status').getByText('Du har nettopp bedt om en fil. Vent litt.');
    await page.getByRole('button', { name: 'Last ned CSV' }).click();
    await expect.element(waiting).toBeVisible();
    const first = waiting.element();
    await page.getByRole('button', { name: 'Last ned JSON' }).click();
    await expect.poll(() => first.isConnected).toBe(false);
    await expect.element(waiting).toBeVisible();
    expect(sent).toEqual([true, false, false]);
    // While a system is slow the first one has not come yet, and sending another would give it up.
    now.mockReturnValue(19_900);
    await page.getByRole('button', { name: 'Last ned CSV' }).click();
    await expect.element(waiting).toBeVisible();
    expect(sent).toEqual([true, false, false, false]);
    now.mockReturnValue(20_100);
    await page.getByRole('button', { name: 'Last ned JSON' }).click();
    await expect.element(page.getByText('Vi lager filen.', { exact: false })).toBeVisible();
    expect(sent).toEqual([true, false, false, false, true]);
  });

  it('say the same of the same file, but for a double press', async () => {
    await show();
    const { sent, now } = pressByOurClock();
    const press = (at: number) => {
      now.mockReturnValue(at);
      return page.getByRole('button', { name: 'Last ned PDF' }).click();
    };
    await press(10_000);
    await press(11_900);
    await expect.element(page.getByText('Vi lager filen.', { exact: false })).toBeVisible();
    await press(14_000);
    await expect.element(page.getByRole('status').getByText('Vent litt.', { exact: false })).toBeVisible();
    expect(sent).toEqual([true, false, false]);
  });

  it('are told of where the button is, also on a phone', async () => {
    await page.viewport(320, 480);
    await show();
    pressByOurClock();
    const button = page.getByRole('button', { name: 'Last ned PDF' });
    button.element().scrollIntoView({ block: 'start' });
    await button.click();
    await expect
      .element(page.getByRole('status').getByText('Vi lager filen.', { exact: false }))
      .toBeInViewport();
  });

  it('are told of each time', async () => {
    await show();
    const { now } = pressByOurClock();
    now.mockReturnValue(10_000);
    await page.getByRole('button', { name: 'Last ned PDF' }).click();
    const status = page.getByRole('status').filter({ hasText: 'Vi lager filen.' });
    await expect.element(status).toBeVisible();
    const first = status.element().firstChild;
    now.mockReturnValue(20_000);
    await page.getByRole('button', { name: 'Last ned CSV' }).click();
    await expect.poll(() => status.element().firstChild).not.toBe(first);
  });

  it('ask for a new login when this one is old, which returns here', async () => {
    await show({ ...all, getInnlogginger: { ...fresh, kreverNyInnlogging: true } });
    await expect.element(page.getByRole('button', { name: 'Logg inn på nytt' })).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(1);
    expect(Object.fromEntries(new FormData(getForm('Logg inn på nytt')))).toEqual({
      returnTo: '/privat/forsikring/oversikt/forsikringsprofil/last-ned',
      ny: 'ja',
    });
    await expect.element(page.getByText('Alt om forsikringene mine (PDF)')).toBeVisible();
  });

  it('have an error of their own', async () => {
    await show({ ...all, getInnlogginger: 'failed' });
    await expect.element(page.getByText('Vi får ikke vist valgene akkurat nå.')).toBeVisible();
    await expect
      .element(page.getByText('Systemene med forsikringene dine svarte.', { exact: false }))
      .toBeVisible();
  });
});

describe('what is missing', () => {
  it('is nothing only if every system answered', async () => {
    await show();
    await expect
      .element(
        page.getByText('Systemene med forsikringene dine svarte. Mangler noe annet, står det i filen.'),
      )
      .toBeVisible();
  });

  it('is said with its reason', async () => {
    await show({
      ...all,
      getAvtaler: {
        ...avtaler,
        avtaler: [{ name: 'Bil', avtaleStatus: 'ACTIVE', systemSource: 'NICE' }],
        sources: [{ systemSource: 'PROLIFE', state: 'timeout' }],
      },
      getTilbud: 'failed',
    });
    await expect
      .element(page.getByText('livs- og personforsikringene, fordi systemet ikke svarte akkurat nå'))
      .toBeVisible();
    await expect.element(page.getByText('tilbudene, fordi systemet ikke virket akkurat nå')).toBeVisible();
    await expect
      .element(page.getByText('prisene for skadeforsikringene, fordi systemet ikke deler det med oss'))
      .toBeVisible();
  });
});

it.each([
  ['vent', 'Du har nettopp bedt om en fil. Vent litt.'],
  ['ny-innlogging', 'Du må logge inn på nytt før du laster ned.'],
  ['feilet', 'Noe gikk galt, og du fikk ingen fil.'],
])('a refusal %s is told once, and keeps the tick', async (resultat, text) => {
  window.history.replaceState(null, '', `?resultat=${resultat}&kryss=ja`);
  await show();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByRole('alert').getByText(text, { exact: false })).toBeVisible();
  await expect.poll(() => window.location.search).toBe('');
  // The answer to the next post is a file, and the page stays.
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  await page.getByRole('button', { name: /PDF/ }).click();
  await expect.element(page.getByRole('alert').getByText(text, { exact: false })).not.toBeInTheDocument();
});
