import type { Check } from './check.ts';
import { checkAret, checkEndringer, checkMerkedager } from './check-kostnader.ts';
import { checkLinks } from './check-links.ts';
import { checkPurchases } from './check-purchases.ts';
import { checkRecommendations } from './check-recommendations.ts';
import { checkCards, checkSums } from './check-sums.ts';
import { checkIngen, checkMissing, checkWaysOn, checkWords } from './check-words.ts';

export interface NamedCheck {
  name: string;
  claim: string;
  check: Check;
  /** Makes a page say what is not so, in the way that the check must find. */
  weaken: (html: string) => string;
}

const OWN_LINK = 'href="/privat/forsikring/oversikt/kjopsinnganger"';

export const checks: readonly NamedCheck[] = [
  {
    name: 'sums',
    claim: 'the total is what the cards add up to, or the page says why not',
    check: checkSums,
    weaken: (html) => html.replaceAll(/(Totalt(?: minst)? )(?=\d)/g, '$19'),
  },
  {
    name: 'cards',
    claim: 'each agreement that came is one card, with its name, words and price',
    check: checkCards,
    weaken: (html) => html.replaceAll('kr/md', 'kr/uke'),
  },
  {
    name: 'year',
    claim: 'the year of the costs has each payment, and its sum is what will be paid',
    check: checkAret,
    weaken: (html) => html.replaceAll(/(betaler du (?:minst |omtrent )?)(?=\d)/g, '$19'),
  },
  {
    name: 'changes',
    claim: 'each change of price is told, as it is',
    check: checkEndringer,
    weaken: (html) => html.replaceAll('enn før', 'enn nå'),
  },
  {
    name: 'days',
    claim: 'the marked days are those of the agreements',
    check: checkMerkedager,
    weaken: (html) => html.replaceAll('slutter å gjelde', 'fornyes'),
  },
  {
    name: 'links',
    claim: 'every link opens',
    check: checkLinks,
    weaken: (html) => html.replace(OWN_LINK, 'href="/privat/forsikring/oversikt/finnes-ikke"'),
  },
  {
    name: 'recommendations',
    claim: 'nothing is recommended that is held, offered, blocked or not sold',
    check: checkRecommendations,
    weaken: (html) =>
      html
        .replaceAll(/(data-knapp="anbefaling")/g, '$1 data-svakt')
        .replaceAll(/href="[^"]*"(?=[^>]*data-svakt)/g, 'href="/privat/forsikring/motor/bil"'),
  },
  {
    name: 'purchases',
    claim: 'who cannot buy online meets no open way to buy, and nobody else a closed one',
    check: checkPurchases,
    weaken: (html) => html.replaceAll(/href="[^"]*sperret=[^"]*"/g, 'href="/privat/forsikring/motor/bil"'),
  },
  {
    name: 'ways on',
    claim: 'no card is without a way on',
    check: checkWaysOn,
    weaken: (html) =>
      html.replaceAll(/href="\/privat\/forsikring\/[a-z-]*(?:details|detaljer)[^"]*"/g, 'href=""'),
  },
  {
    name: 'ingen',
    claim: "nothing says 'ingen' unless all have answered",
    check: checkIngen,
    weaken: (html) => html.replaceAll(/Forsikringene dine(?=<\/h2>)/g, 'Du har ingen forsikringer'),
  },
  {
    name: 'missing',
    claim: 'what is missing is told, and nothing else',
    check: checkMissing,
    weaken: (html) => html.replaceAll('Noen av systemene våre er nede', 'Alt er bra'),
  },
  {
    name: 'words',
    claim: 'no page shows what only a program would write',
    check: checkWords,
    weaken: (html) => html.replaceAll('kr/md', 'NaN'),
  },
];
