import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import type { Kunde } from '@portal/contract/kunde.ts';

import type { LazyPage } from './lib/lazy-page.tsx';
import { findPage, loginPage } from './routes.tsx';
import { createClientContext } from './testing/create-client-context.ts';
import { createConfig } from './testing/create-config.ts';
import { createKunde } from './testing/create-kunde.ts';
import { type Answers, renderWithAnswers } from './testing/render-with-answers.tsx';
import { TitledPage } from './titled-page.tsx';

const KJOP = '/privat/forsikring/oversikt/kjopsinnganger';

async function open(shown: LazyPage | undefined, answers: Answers, search = ''): Promise<void> {
  if (shown === undefined) throw new Error('There is no such page');
  const { hook, searchHook } = memoryLocation({ path: KJOP, searchPath: search });
  await renderWithAnswers(
    <Router hook={hook} searchHook={searchHook}>
      <TitledPage page={shown} />
    </Router>,
    {
      getClientContext: createClientContext(),
      getOversiktConfig: createConfig(),
      getKontaktinfo: { telefon: '22438634', apningstider: [] },
      ...answers,
    },
  );
}
/** The title follows the heading once it has loaded. */
async function expectAgreement(heading: string): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${heading} – Fana Forsikring`);
}

it('a login address that cannot be had has the title of its heading', async () => {
  await open(loginPage, { getLogin: 'failed' });
  await expectAgreement('Vi får ikke logget deg inn');
});

it.each<[string, Partial<Kunde>, string]>([
  ['under18', { kjopssperre: 'under18' }, 'Du må være 18 år for å kjøpe forsikring på nett'],
  ['under18', {}, 'Hva vil du forsikre?'],
  ['under18', { kjopssperre: 'utenlandskBosted' }, 'Du har bostedsadresse utenfor Norge'],
  ['generell', {}, 'Du kan dessverre ikke kjøpe forsikring på nett'],
])(
  'the title says what blocks buying, also when that arrives late: %s, %j',
  async (sperret, kunde, heading) => {
    const answered = Promise.withResolvers<Kunde>();
    await open(findPage(KJOP), { getKunde: answered.promise }, `sperret=${sperret}`);
    answered.resolve(createKunde(kunde));
    await expectAgreement(heading);
  },
);
