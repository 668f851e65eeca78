import type { SystemSource } from '@portal/contract/system-sources.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** Texts that the stories meet in many places; a story spells out the texts that it is about. */
export const DRIFTSMELDING =
  'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.';
export const INGEN_FORSIKRINGER = 'Du har ingen forsikringer';

/** The section with the insurances, found by its heading. */
export function getAvtaler(page: Page): Locator {
  return page.getByRole('region', { name: 'Forsikringene dine', exact: true });
}

/** One card for each insurance; the last card of the list leads to buying and is left out. */
export function getCards(page: Page): Locator {
  const title = page.getByRole('heading', { level: 3 });
  return getAvtaler(page).getByRole('link').filter({ has: title, hasNotText: 'Kjøp forsikring' });
}

/** Waits for the cards, and checks their names in order. */
export async function seeAvtaler(page: Page, names: readonly string[]): Promise<void> {
  // By name, not by number: while a page is still coming, the card for buying may lack its words. Playwright leaves soft
  // hyphens out, and asks again where a page without script comes a second time.
  await expect(getCards(page).getByRole('heading', { level: 3 })).toHaveText(names);
}

interface Kilde {
  /** The insurances of the customers whose systems fail, in the order the page shows them. */
  avtaler: readonly string[];
  /** Words of one of them that stand nowhere else on the page. */
  ord?: string;
  /** What the customer calls the insurances of the system. */
  navn: string;
}
/** Each source system as the customer sees it. */
export const kilder: Record<SystemSource, Kilde> = {
  NICE: { avtaler: ['Bil', 'Hus'], ord: 'Enebolig', navn: 'skadeforsikringene' },
  EIKA_SKADE: {
    avtaler: ['Båt', 'Innbo'],
    ord: 'Snekke, 19 fot',
    navn: 'skadeforsikringene fra Eika',
  },
  LOFAVOR: { avtaler: ['Kollektiv hjem'], ord: 'Gjennom forbundet', navn: 'LOfavør-forsikringene' },
  PROLIFE: {
    avtaler: ['Livsforsikring'],
    ord: 'Utbetaling til etterlatte',
    navn: 'livs- og personforsikringene',
  },
  EIKA_PERSON: {
    avtaler: ['Behandling'],
    ord: 'Rask hjelp hos spesialist',
    navn: 'personforsikringene fra Eika',
  },
  PARIS: { avtaler: ['Verdisaker'], ord: 'Trekkspill', navn: 'gruppeforsikringene' },
  NSF: {
    avtaler: ['Lisensforsikring'],
    ord: 'Gjennom idrettslaget',
    navn: 'forsikringene gjennom Norsk Sykepleierforbund',
  },
};
export const systemSources = Object.keys(kilder) as SystemSource[];

export function listAvtalerWithout(...missing: SystemSource[]): string[] {
  return systemSources.flatMap((system) => (missing.includes(system) ? [] : kilder[system].avtaler));
}

/** The total price of all insurances, as screen readers read it in the greeting band. */
export async function seeTotal(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
}

/** This must never be said to a customer whose insurances are unknown to us. */
export async function neverSeeIngenForsikringer(page: Page): Promise<void> {
  await expect(page.getByText(INGEN_FORSIKRINGER)).toHaveCount(0);
}
