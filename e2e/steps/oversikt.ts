import { expect, type Locator, type Page } from '@playwright/test';

/** Texts that the stories meet in many places; each story spells out those it is about. */
export const DRIFTSMELDING =
  'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.';
export const INGEN_FORSIKRINGER = 'Du har ingen forsikringer';

/** The part of the page that holds the insurances, by its heading. */
export function getAvtaler(page: Page): Locator {
  return page.getByRole('region', { name: 'Forsikringene dine', exact: true });
}

/** One for each insurance; the last card of the list, which leads to buying, is none of them. */
export function getCards(page: Page): Locator {
  const title = page.getByRole('heading', { level: 3 });
  return getAvtaler(page).getByRole('link').filter({ has: title, hasNotText: 'Kjøp forsikring' });
}

/** Waits for the cards, and says which there are by their names, in order. */
export async function seeAvtaler(page: Page, names: readonly string[]): Promise<void> {
  const titles = getCards(page).getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(names.length);
  // A soft hyphen is not read and not seen unless it is needed.
  const shown = (await titles.allTextContents()).map((title) => title.replaceAll('\u00AD', ''));
  expect(shown).toEqual(names);
}

/** The insurances of a customer who has some in all seven systems, by system, in the order the page shows them. */
export const avtalerOfSystem = {
  NICE: ['Bil', 'Hus'],
  EIKA_SKADE: ['Båt', 'Innbo'],
  LOFAVOR: ['Kollektiv hjem'],
  PROLIFE: ['Livsforsikring'],
  EIKA_PERSON: ['Behandling'],
  PARIS: ['Verdisaker'],
  NSF: ['Lisensforsikring'],
} as const;
export type SystemSource = keyof typeof avtalerOfSystem;

export function listAvtalerWithout(...missing: SystemSource[]): string[] {
  return Object.entries(avtalerOfSystem).flatMap(([system, names]) =>
    missing.some((name) => name === system) ? [] : names,
  );
}

/** What all the insurances cost, as the greeting band says it to those who listen. */
export async function seeTotal(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
}

/** Never said to a customer whose insurances we do not know. */
export async function neverSeeIngenForsikringer(page: Page): Promise<void> {
  await expect(page.getByText(INGEN_FORSIKRINGER)).toHaveCount(0);
}
