import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import type { PageContext } from '@portal/contract/page.ts';

import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page, title } from './failure-page.tsx';

const OVERSIKT = '/privat/forsikring/oversikt';

async function open(context: Partial<PageContext>, address = `${OVERSIKT}/tilbud`): Promise<void> {
  const [path = '', searchPath = ''] = address.split('?');
  const { hook, searchHook } = memoryLocation({ path, searchPath });
  const failed = (
    <Router hook={hook} searchHook={searchHook}>
      <Page />
    </Router>
  );
  await renderWithAnswers(failed, {}, { context });
}
/** The actions of the page, in order. */
const ways = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
const onward = [
  ['Gå tilbake', OVERSIKT],
  ['Til forsikringsoversikten', '/privat/forsikring'],
];

it.each(['uncaught', 'unavailable', 'refused', undefined] as const)(
  'has the same title as heading: %s (ERR-05, ERR-14)',
  async (failure) => {
    const context = failure === undefined ? {} : { failure };
    await open(context);
    await expect
      .element(
        page.getByRole('heading', { level: 1, name: title({ context: { correlationId: '', ...context } }) }),
      )
      .toBeVisible();
  },
);

it('says when it may work again, and never mentions the night', async () => {
  await open({ failure: 'unavailable', retryAfter: 5 });
  await expect
    .element(page.getByText('Prøv igjen om litt. Vent i 5 sekunder før du prøver igjen.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('06.00', { exact: false })).not.toBeInTheDocument();
});

it.each(['uncaught', 'unavailable'] as const)('%s: retry is the first action', async (failure) => {
  await open({ failure, returnTo: `${OVERSIKT}/tilbud` }, `${OVERSIKT}/tilbud/fjern`);
  expect(ways()).toEqual([['Prøv igjen', `${OVERSIKT}/tilbud`], ...onward]);
});

it('retries the address that failed in the browser, with its query', async () => {
  await open({}, `${OVERSIKT}?fromLo=1`);
  expect(ways()).toEqual([['Prøv igjen', `${OVERSIKT}?fromLo=1`], ...onward]);
});

it('offers no retry of what was refused', async () => {
  await open({ failure: 'refused' });
  expect(ways()).toEqual(onward);
});
