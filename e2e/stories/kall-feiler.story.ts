import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';

import { toSystem } from '../../tools/testing/create-kunde.ts';
import { breakCall, mendSystems, type OutsideCall } from '../steps/faults.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import {
  DRIFTSMELDING,
  getCards,
  kilder,
  listAvtalerWithout,
  neverSeeIngenForsikringer,
  systemSources,
} from '../steps/oversikt.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

/** Words of each part of the page that waits for another system; of each source system, those of an insurance. */
const partsBesides = {
  total: 'kroner i måneden',
  helseerklaering: 'Fyll ut egenerklæring om helse',
  aksepttilbud: 'Du har et tilbud fra rådgiver som venter på svar',
  melding: 'Du har en ulest melding',
  kilometerstand: 'Oppdater kilometerstand på Renault Zoe',
  leverandor: 'Forsikringene leveres av',
  tilbudFraNice: '129 kr/md',
  tilbudFraEika: '149 kr/md',
  anbefalinger: 'Anbefalt for deg',
  sparebankavtale: 'Gjennom banken',
  sparebankmelding: 'Banken har fått nye åpningstider',
};
type Part = keyof typeof partsBesides | SystemSource;
const parts: Partial<Record<Part, string>> = {
  ...Object.fromEntries(Object.entries(kilder).flatMap(([source, { ord }]) => (ord ? [[source, ord]] : []))),
  ...partsBesides,
};
const all = Object.keys(parts) as Part[];

const tilbudOf: Partial<Record<SystemSource, Part>> = { NICE: 'tilbudFraNice', EIKA_SKADE: 'tilbudFraEika' };

/** Every outside call of the overview: what is missing when it fails, and what the page says instead. */
const calls: readonly (OutsideCall & { loses: readonly Part[]; says?: string })[] = [
  ...systemSources.map((source) => ({
    system: toSystem(source),
    path: '/avtaler/sok',
    // The missing insurance may be the very one that would be recommended.
    loses: [source, 'anbefalinger'] as const,
    says: `Vi får ikke hentet ${kilder[source].navn} akkurat nå.`,
  })),
  ...systemSources.map((source) => ({
    system: toSystem(source),
    path: '/tilbud/sok',
    // The missing offer may be for the very insurance that would be recommended.
    loses: [tilbudOf[source], 'anbefalinger' as const].filter((part) => part !== undefined),
  })),
  { system: 'oppgaver', path: '/helseerklaeringer/antall', loses: ['helseerklaering'] },
  { system: 'oppgaver', path: '/aksepttilbud/antall', loses: ['aksepttilbud'] },
  { system: 'oppgaver', path: '/meldinger/uleste', loses: ['melding'] },
  { system: 'oppgaver', path: '/motoroppgaver/sok', loses: ['kilometerstand'] },
  { system: 'kunderegister', path: '/kunder/hent', loses: ['leverandor'] },
  { system: 'anbefalinger', path: '/anbefalinger/sok', loses: ['anbefalinger'] },
  {
    system: 'sparebank',
    path: '/avtaler/sok',
    loses: ['sparebankavtale', 'anbefalinger'],
    says: 'Vi får ikke hentet forsikringene fra sparebanken akkurat nå.',
  },
  { system: 'sparebank', path: '/kundekommunikasjon/sok', loses: ['sparebankmelding'] },
];

test('whichever call fails, alone or together with all the others, I see the rest and one message', async ({
  page,
  simulatorsUrl,
}) => {
  await logIn(page, 'kanFeile');
  // One more is the bank's.
  await expect(getCards(page)).toHaveCount(listAvtalerWithout().length + 1);
  expect(await readPage(page)).toEqual({ status: 200, parts: all, messages: 0, says: [] });
  for (const { loses, says, ...call } of calls) {
    await test.step(`${call.system} ${call.path}`, async () => {
      await breakCall(simulatorsUrl, 'kanFeile', call);
      expect(await readPage(page)).toEqual({
        status: 200,
        parts: all.filter((part) => !loses.includes(part)),
        messages: 1,
        says: says === undefined ? [] : [says],
      });
      await mendSystems(simulatorsUrl, 'kanFeile');
    });
  }
  for (const call of calls) await breakCall(simulatorsUrl, 'kanFeile', call);
  await page.goto(OVERSIKT);
  await expect(page.getByRole('alert')).toContainText('En feil oppsto ved henting av forsikringene dine.');
  await expect(page.getByText(DRIFTSMELDING)).toHaveCount(1);
  await neverSeeIngenForsikringer(page);
  for (const words of Object.values(parts)) await expect(page.getByText(words)).toHaveCount(0);
  for (const heading of ['Finner du ikke forsikringene dine?', 'Hva vil du forsikre?']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await mendSystems(simulatorsUrl, 'kanFeile');
});

/** The overview as sent to a browser without script: complete, and quick to fetch. */
async function readPage(page: Page) {
  const answer = await page.request.get(`${OVERSIKT}?komplett`);
  const document = parse(await answer.text(), { comment: false });
  for (const hidden of document.querySelectorAll('head, script, style, template, noscript')) hidden.remove();
  const words = document.text.replaceAll('\u00AD', '').replaceAll(/\s/g, ' ');
  return {
    status: answer.status(),
    parts: all.filter((part) => words.includes(parts[part] ?? '')),
    messages: words.split(DRIFTSMELDING).length - 1,
    says: words.match(/Vi får ikke hentet .*? akkurat nå\./g) ?? [],
  };
}
