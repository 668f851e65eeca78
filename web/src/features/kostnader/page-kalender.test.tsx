import '../../styles/index.css';
import '../../themes/none.css';

import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { createClientContext } from '../../testing/create-client-context.ts';
import { show } from '../../testing/kostnader.tsx';

describe('the calendar', () => {
  it('is asked for by a form of this page’s session, which says what the file holds', async () => {
    await show({}, { formToken: 'token' });
    const button = page.getByRole('button', { name: 'Legg i kalenderen (.ics)' });
    await expect.element(button).toBeVisible();
    const form = button.element().closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/privat/forsikring/oversikt/kostnader/kalender.ics',
    ]);
    await page.getByLabelText('Ta med beløp og forsikring').click();
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      formToken: 'token',
      detaljer: 'ja',
    });
    await expect
      .element(page.getByText('Filen får de kommende forfallsdagene som vi kjenner.'))
      .toBeVisible();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'can be printed, but not from a bank’s app, whose web view does not print: %s',
    async (embedded, many) => {
      await show({ getClientContext: createClientContext({ embedded }) });
      await expect.element(page.getByRole('button', { name: 'Legg i kalenderen (.ics)' })).toBeVisible();
      // By then it has taken the page over.
      await page.getByLabelText('Ta med beløp og forsikring').click();
      await expect.poll(() => page.getByRole('button', { name: 'Skriv ut' }).elements()).toHaveLength(many);
    },
  );

  const address = window.location.pathname + window.location.search;
  it.each([
    [
      'kalender-mangler',
      'Vi får ikke hentet alle betalingene dine nå. Kalenderen ville ha manglet dager, så du fikk ingen fil. Prøv igjen om litt.',
    ],
    [
      'kalender-uten-navn',
      'Vi får ikke hentet alle forsikringene dine nå, så vi vet ikke hva betalingene gjelder. Du kan legge dagene i kalenderen uten beløp og forsikring, eller prøve igjen om litt.',
    ],
    [
      'kalender-vent',
      'Du har hentet kalenderen mange ganger på kort tid, så du fikk ingen fil nå. Prøv igjen senere.',
    ],
    ['kalender-tom', 'Vi kjenner ingen kommende forfallsdager, så du fikk ingen fil.'],
  ])('that did not come is told of, and keeps its tick: %s', async (resultat, text) => {
    window.history.replaceState(null, '', `?resultat=${resultat}&kryss=ja`);
    onTestFinished(() => window.history.replaceState(null, '', address));
    await show();
    await expect.element(page.getByLabelText('Ta med beløp og forsikring')).toBeChecked();
    const told = page.getByRole('alert').filter({ hasText: text });
    await expect.element(told).toBeVisible();
    // The answer to the next post is a file, and the page stays.
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await page.getByRole('button', { name: 'Legg i kalenderen (.ics)' }).click();
    await expect.element(told).not.toBeInTheDocument();
  });
});
