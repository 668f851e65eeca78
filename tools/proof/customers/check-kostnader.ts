import type { HTMLElement } from 'node-html-parser';
import type { Check, Visit } from './check.ts';
import { listDifference, toOre } from './check-sums.ts';
import {
  findPris,
  hasUnknownEnd,
  idag,
  isOver,
  type Kostnad,
  listBetalinger,
  parts,
  toDay,
} from './kostnader.ts';
import { toText } from './page.ts';
import { isApplication } from './rows.ts';
import { listAnswered, listFailing } from './world.ts';

const AMOUNT = String.raw`([\d ]+(?:,\d\d)?) kr`;
const SUM = new RegExp(
  `(?:De neste tolv månedene betaler du|(Vi kan bare anslå en del av det du betaler de neste tolv månedene):) ` +
    `(minst |omtrent )?${AMOUNT}`,
);
const WITH_ESTIMATE = new RegExp(`Med (?:et anslag for resten|anslagene i tabellen) blir det ${AMOUNT}`);
const ESTIMATES = ['Anslag ut fra dagens priser', 'Anslag ut fra den nye prisen'];
const statuses = { BETALT: 'Betalt', KOMMER: 'Kommer', FORFALT: 'Ikke betalt' };
/** An estimate divides a year by months or by days, and rounds each. */
const ROUNDED_ORE = 14;

/** What came, and so what the page can know. */
function findKnown({ world }: Visit) {
  const failing = listFailing(world, '/avtaler/sok');
  const hasPart = (part: 'betalinger' | 'pris', path: '/betalinger/sok' | '/avtaler/pris') => {
    const unanswered = listFailing(world, path);
    return {
      /** All of it came. */
      isWhole: ({ avtale: { systemSource } }: Kostnad) =>
        (parts[systemSource] ?? []).includes(part) &&
        !unanswered.some(({ source }) => source === systemSource),
      /** What could be read came. */
      isAnswered: ({ avtale: { systemSource } }: Kostnad) =>
        (parts[systemSource] ?? []).includes(part) &&
        !unanswered.some(({ source, isWhole }) => source === systemSource && isWhole),
      isMissing: unanswered.some(({ source }) => (parts[source] ?? []).includes(part)),
    };
  };
  const here = listAnswered(
    world.kostnader.map((kostnad) => ({ kostnad, systemSource: kostnad.avtale.systemSource })),
    failing,
  ).map(({ kostnad }) => kostnad);
  return {
    here,
    isMissing: failing.length > 0,
    betalinger: hasPart('betalinger', '/betalinger/sok'),
    priser: hasPart('pris', '/avtaler/pris'),
  };
}

/** The year: its payments, its estimates, and its sum. */
export const checkAret: Check = (visit) => {
  const section = visit.kostnader.findSection('Året');
  if (section === undefined) return ['no year'];
  const text = toText(section);
  const { here, isMissing, betalinger, priser } = findKnown(visit);
  const all = listBetalinger(
    visit.world.kostnader.filter((kostnad) => betalinger.isAnswered(kostnad)),
    -12,
    11,
  );
  const told = all.filter(({ isTold }) => isTold);
  const rows = readYear(section);
  const year = rows.filter(({ isEarlier }) => !isEarlier);
  const expected = told
    .filter(({ month, status }) => month >= 0 || status === 'FORFALT')
    .map(({ forfall, ore, status }) => `${toNorsk(forfall)} ${ore} ${statuses[status]}`);
  const shown = rows.filter(({ status }) => !ESTIMATES.includes(status));
  const failures = listDifference(
    expected,
    shown.map(({ forfall, ore, status }) => `${forfall} ${ore} ${status}`),
  ).map(([where, row]) => `${where === 'left' ? 'no row' : 'a row too many'}: ${row}`);

  const said = SUM.exec(text);
  if (said === null) {
    if (year.length > 0) failures.push('rows of the year and no sum');
    return failures;
  }
  const counted = here.filter(({ avtale }) => !isApplication(avtale));
  // What payments that are known cost, and what others will, then tell of two prices.
  const hasUnknownPrice = counted.some(
    (each) => !priser.isAnswered(each) && each.endring !== undefined && each.endring.from > 0,
  );
  const isPaid = (kostnad: Kostnad) =>
    told.some(({ kostnader }) => kostnader.some(({ avtale }) => avtale === kostnad.avtale));
  const unpaid = counted.filter((each) => !isPaid(each));
  const priced = unpaid.filter((each) => each.arspris !== undefined && each.arspris > 0);
  const guessable = priced.filter((each) => !betalinger.isWhole(each));
  const estimated = guessable.filter((each) => !hasUnknownEnd(each));
  const lacking = [
    ...guessable.filter(hasUnknownEnd),
    ...priced.filter(
      // What ends by next month may have been paid to its end; where nobody says when, nobody knows.
      (each) => betalinger.isWhole(each) && (each.slutt === undefined || each.slutt > toDay(2, 0)),
    ),
  ];
  const unknown = unpaid.filter((each) => each.arspris === undefined && !isOver(each));
  const sure = all
    .filter(({ month, kostnader }) => month >= 0 && kostnader.some(isPaid))
    .reduce((sum, { ore }) => sum + ore, 0);
  const guessed = estimated.reduce((sum, each) => sum + estimateYear(each), 0);
  const tolerance = ROUNDED_ORE * counted.length;
  const isClose = (a: number, b: number) => Math.abs(a - b) <= tolerance;
  const [, part, words, amount = ''] = said;
  const withEstimate = WITH_ESTIMATE.exec(text)?.[1];
  const whole = withEstimate === undefined ? toOre(amount) : toOre(withEstimate);
  const added = year.reduce((sum, { ore }) => sum + ore, 0);
  if (added !== whole) failures.push(`the rows add up to ${added}, the page says ${whole}`);
  if (!isMissing && !hasUnknownPrice && !isClose(whole, sure + guessed))
    failures.push(`a year of ${whole} øre, which is ${sure + guessed}`);
  const hasPaid = year.some(({ status, ore }) => status === statuses.BETALT && ore !== 0);
  if (text.includes('det som allerede er betalt') !== hasPaid)
    failures.push('what is paid is in the sum, and that is not told rightly');
  const isAtLeast = isMissing || lacking.length > 0 || unknown.length > 0;
  // An estimate is never told as the least.
  const leastWords = year.some(({ status, ore }) => !ESTIMATES.includes(status) && ore > 0)
    ? 'minst '
    : 'omtrent ';
  if (isAtLeast && words !== leastWords) failures.push(`'${said[0]}' where something is missing`);
  if (words === 'omtrent ' && isAtLeast !== (part !== undefined))
    failures.push(`'${said[0]}' is not what is estimated`);
  const { sentences } = visit.kostnader;
  for (const { avtale } of lacking) {
    if (!sentences.some((sentence) => isAbout(sentence, 'kjenner ikke alle betalingene', avtale.name)))
      failures.push(`nobody said the payments for '${avtale.name}', and the page does not say so`);
  }
  for (const { avtale } of unknown) {
    if (!sentences.some((sentence) => isAbout(sentence, 'vet ikke hva', avtale.name)))
      failures.push(`'${avtale.name}' has no price, and the page does not say so`);
  }
  if (words === undefined && guessed > 0) failures.push('an estimate is told as a sum');
  if (text.includes('Vi får ikke hentet alle betalingene') !== betalinger.isMissing)
    failures.push('missing payments are not told rightly');
  return failures;
};

/** The changes of price, each with its words, its reasons and its last day. */
export const checkEndringer: Check = (visit) => {
  const section = visit.kostnader.findSection('Endringer');
  if (section === undefined) return ['no changes'];
  const text = toText(section);
  const { here, priser } = findKnown(visit);
  const told = here.filter(
    (each) =>
      each.endring !== undefined &&
      priser.isAnswered(each) &&
      (!each.isEnding ||
        (each.slutt === undefined ? each.endring.from <= 0 : each.slutt > toDay(each.endring.from, 1))),
  );
  const changes = told.flatMap((each) => {
    const { from = 0, isFirstYear, deler, hasFrist } = each.endring ?? {};
    const [before, now] = [findPris(each, from - 1), findPris(each, from)];
    if (isFirstYear === true || before === now) return [];
    const isPerson = each.avtale.systemSource === 'PROLIFE';
    return [
      [
        from > 0 ? 'Fra' : 'Siden',
        toNorsk(toDay(from, 1)),
        each.avtale.name,
        now,
        Math.abs(now - before),
        now > before ? 'mer' : 'mindre',
        deler === 'all' && !isPerson ? `${before} ${now}` : 'udelt',
        deler === 'all' && !isPerson && (now - before) * 10 >= before ? 'derfor' : '',
        hasFrist === true && from > 0 && !each.isEnding ? toNorsk(toDay(from, 0)) : '',
      ].join(' | '),
    ];
  });
  const shown = section
    .querySelectorAll('h3')
    .flatMap(({ parentNode }) => (parentNode === null ? [] : readChange(parentNode)));
  const failures = listDifference(changes, shown).map(
    ([where, change]) => `${where === 'left' ? 'no change' : 'a change too many'}: ${change}`,
  );
  const firsts = told.filter(({ endring }) => endring?.isFirstYear === true);
  const first = visit.kostnader.sentences.find((sentence) => sentence.includes('det første året')) ?? '';
  for (const { avtale } of firsts) {
    if (!first.includes(avtale.name))
      failures.push(`nothing says that '${avtale.name}' is in its first year`);
  }
  if (firsts.length === 0 && first !== '') failures.push('a first year that is none');
  if (text.includes('Vi får ikke hentet alle endringene') !== priser.isMissing)
    failures.push('missing prices are not told rightly');
  return failures;
};

/** What tells insurances of one name apart: what they insure, their number, or both. */
const APART = / \([^()]*\)$/;

/** The marked days. */
export const checkMerkedager: Check = (visit) => {
  const section = visit.kostnader.findSection('Merkedager');
  const { here, priser } = findKnown(visit);
  const expected = here.flatMap((each) => {
    const { avtale, endring, slutt, isEnding } = each;
    const frist =
      endring?.hasFrist === true && priser.isAnswered(each) && !isEnding
        ? [[toDay(endring.from, 0), 'Siste dag for å si fra hvis du ikke vil fornye']]
        : [];
    const fornyelse =
      avtale.avtaleStatus === 'RENEWAL' && !isEnding && avtale.endDate !== undefined
        ? [[avtale.endDate, 'fornyes']]
        : [];
    return [...frist, ...fornyelse, ...(slutt === undefined ? [] : [[slutt, 'slutter å gjelde']])]
      .filter(([day = '']) => day >= idag)
      .map(([day = '', words]) => `${toNorsk(day)} ${words} ${avtale.name}`);
  });
  const shown = (section?.querySelectorAll('dt') ?? []).map((day) => {
    const words = day.nextElementSibling === null ? '' : toText(day.nextElementSibling);
    const [, before = '', kind = '', after = ''] =
      /^(.*?) ?(fornyes$|slutter å gjelde|Siste dag for å si fra hvis du ikke vil fornye) ?(.*)$/.exec(
        words,
      ) ?? [];
    return `${toText(day)} ${kind} ${(before || after).replace(APART, '')}`;
  });
  return listDifference(expected, shown).map(
    ([where, day]) => `${where === 'left' ? 'no day' : 'a day too many'}: ${day}`,
  );
};

/** By months, and by days where the price changes or the agreement ends. */
function estimateYear(kostnad: Kostnad): number {
  let sum = 0;
  for (let month = 0; month < 12; month += 1) {
    const days = Number(toDay(month + 1, 0).slice(8));
    for (let day = 1; day <= days; day += 1) {
      const isIn = kostnad.slutt === undefined || kostnad.slutt >= toDay(month, day);
      if (isIn) sum += findPris(kostnad, month) / 12 / days;
    }
  }
  return sum;
}

function readYear(section: HTMLElement) {
  return section.querySelectorAll('table tbody').flatMap((body) => {
    const isEarlier = toText(body).startsWith('Forfalt tidligere');
    return body.querySelectorAll('tr').flatMap((row) => {
      const [forfall = '', , amount = '', status = ''] = row.querySelectorAll('td').slice(-4).map(toText);
      return amount === '' ? [] : { isEarlier, forfall, ore: toKrOre(amount), status };
    });
  });
}

function readChange(card: HTMLElement): string {
  const text = toText(card);
  const [, way, day, name = '', now = ''] =
    new RegExp(`(Fra|Siden) ([\\d.]+) (?:koster|har) (.*?) (?:kostet )?${AMOUNT} i året`).exec(text) ?? [];
  const [, change = '', more] = new RegExp(`Det er ${AMOUNT} (mer|mindre) enn før`).exec(text) ?? [];
  const rows = card.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('td').map(toText));
  const add = (at: number) => rows.reduce((all, row) => all + toKrOre(row[at] ?? ''), 0);
  const isWhole = rows.length > 0 && add(2) === add(1) - add(0);
  return [
    way,
    day,
    name.replace(APART, ''),
    toOre(now),
    toOre(change),
    more,
    isWhole ? `${add(0)} ${add(1)}` : text.includes('Vi kan ikke dele opp') ? 'udelt' : '',
    text.includes('Derfor øker prisen') ? 'derfor' : '',
    /si fra innen ([\d.]+)\./.exec(text)?.[1] ?? '',
  ].join(' | ');
}

/** '−60 kr', '+228,50 kr'. */
function toKrOre(text: string): number {
  return toOre(text.replace(' kr', '').replace('−', '-').replace('+', ''));
}

function toNorsk(day: string): string {
  return day.split('-').toReversed().join('.');
}

function isAbout(sentence: string, words: string, name: string): boolean {
  return sentence.includes(words) && sentence.includes(name);
}
