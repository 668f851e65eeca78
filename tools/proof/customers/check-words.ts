import type { Check, Visit } from './check.ts';
import { listCards } from './check-sums.ts';
import { isOpen } from './check-recommendations.ts';
import { toText } from './page.ts';
import type { Tilbud } from './rows.ts';
import { listAnswered, listFailing } from './world.ts';

const DOWN = 'Noen av systemene våre er nede';
const TROUBLE = 'Vi opplever for tiden problemer';

/** No card is a dead end: it has a link, or says why not and how to reach somebody. */
export const checkWaysOn: Check = (visit) => {
  const failures = listCards(visit)
    .filter((card) => (card.getAttribute('href') ?? '') === '')
    .map((card) => `an agreement without a way on: '${toText(card)}'`);
  for (const card of listTilbudCards(visit)) {
    const text = toText(card);
    const links = card.querySelectorAll('a');
    if (links.length === 0) failures.push(`an offer without a way on: '${text}'`);
    const isExpired = /\b(?:01\.01\.2020|31\.12\.1999)\b/.test(text);
    if (isExpired && !text.includes('Utløpt'))
      failures.push(`an offer that is over and does not say so: '${text}'`);
    if (isExpired && links.some((link) => toText(link) === 'Gå videre'))
      failures.push(`an offer that is over leads on: '${text}'`);
  }
  return failures;
};

/**
 * 'Ingen' (none) is said only when all systems were asked, all answered, and there are none. The same goes for
 * missing data.
 */
export const checkIngen: Check = (visit) => {
  const { world, oversikt, tilbud } = visit;
  const failures: string[] = [];
  const failing = listFailing(world, '/avtaler/sok');
  const has = listAnswered(world.avtaler, failing).length > 0;
  const saysNone = oversikt.text.includes('Du har ingen forsikringer');
  if (saysNone && (failing.length > 0 || has))
    failures.push("'ingen forsikringer' though it is not known, or not so");
  if (!saysNone && failing.length === 0 && !has) failures.push('no insurances, and nothing says so');

  const failingTilbud = listFailing(world, '/tilbud/sok');
  const shown = listAnswered(world.tilbud, failingTilbud).filter(isShown);
  const saysNoOffers = tilbud.text.includes('Du har ingen tilbud');
  if (saysNoOffers && (failingTilbud.length > 0 || shown.length > 0))
    failures.push("'ingen tilbud' though it is not known, or not so");
  if (!saysNoOffers && failingTilbud.length === 0 && shown.length === 0)
    failures.push('no offers, and nothing says so');
  if (listTilbudCards(visit).length !== shown.length)
    failures.push(`${shown.length} offers and ${listTilbudCards(visit).length} cards of them`);

  const open = shown.filter(isOpen).length;
  const counted = /Tilbud ?(\d+)/.exec(toText(oversikt.root.querySelector('header') ?? oversikt.root))?.[1];
  if (counted !== undefined && Number(counted) !== open)
    failures.push(`the menu counts ${counted} offers, ${open} are open`);
  return failures;
};

/** The page names what is missing, and nothing that is not missing. */
export const checkMissing: Check = ({ world, oversikt, tilbud }) => {
  const failures: string[] = [];
  const failing = listFailing(world, '/avtaler/sok');
  const failingTilbud = listFailing(world, '/tilbud/sok');
  const isDown = failing.some(({ isWhole }) => isWhole);
  const main = oversikt.main === undefined ? '' : toText(oversikt.main);
  if (isDown && !main.includes(DOWN) && !main.includes('En feil oppsto ved henting av forsikringene'))
    failures.push('insurances are missing, and nothing says so');
  if (!isDown && main.includes(DOWN)) failures.push(`'${DOWN}' where all answered about the insurances`);
  if (failing.length > 0 && !isDown && !/klarte ikke å lese|ikke klarte å lese/.test(main))
    failures.push('a row could not be read, and nothing says so');
  if (world.troubles.length === 0 && oversikt.text.includes(TROUBLE))
    failures.push('trouble where there is none');
  const isTilbudDown = failingTilbud.some(({ isWhole }) => isWhole);
  if (!isTilbudDown && tilbud.text.includes(DOWN))
    failures.push(`'${DOWN}' where all answered about the offers`);
  if (
    failingTilbud.length > 0 &&
    !/er nede|En feil oppsto ved henting|klarte ikke å lese|ikke klarte å lese/.test(tilbud.text)
  )
    failures.push('offers are missing, and nothing says so');
  return failures;
};

/** No page shows text that only a program would write, such as `undefined`. */
export const checkWords: Check = ({ pages }) =>
  pages.flatMap(({ path, text }) => {
    const found = /\b(?:undefined|null|NaN|Infinity|Invalid Date)\b|\[object/.exec(text);
    return found === null ? [] : [`${path} says '${found[0]}'`];
  });

function listTilbudCards({ tilbud }: Pick<Visit, 'tilbud'>) {
  return (tilbud.main?.querySelectorAll('li') ?? []).filter((item) => item.querySelector('h2') !== null);
}

/** Of a type that the portal can show. */
function isShown({ productType }: Tilbud): boolean {
  return productType !== 'NYERE_ENN_PORTALEN';
}
