/**
 * `npm run bench:languages`: what the overview and the page of costs weigh and when they show, in each language beside
 * bokmål, on a slow line and a slow phone. `--weaken` shows that the benchmark can fail.
 */
import { parseArgs } from 'node:util';

import { BASE_PATH, KOSTNADER_PATH } from '../contract/src/paths.ts';
import { alleSprak, getSprakCookie, type Sprak, STANDARD_SPRAK } from '../contract/src/sprak.ts';
import { buildWeb } from '../tools/build-web.ts';
import { createSessions } from '../tools/proof/faults/create-sessions.ts';
import { atMost, type Figure, printFigures } from '../tools/proof/faults/figure.ts';
import { inWorld, type World } from '../tools/proof/faults/world.ts';
import { readCommandLine, readCount } from '../tools/read-command-line.ts';
import { fodselsnumre } from '../tools/testing/fodselsnumre.ts';
import { makeCertificate } from '../tools/testing/make-certificate.ts';
import { countBytes } from './count-bytes.ts';
import { openFront } from './front.ts';
import { launchBrowser, openPhone } from './wire-browser.ts';
import { visit } from './wire-visit.ts';

const LIMIT_PERCENT = 2;
const paths = [BASE_PATH, KOSTNADER_PATH];
const { isWeakened, rounds } = readCommandLine(() => {
  const { values } = parseArgs({
    options: { weaken: { type: 'boolean', default: false }, rounds: { type: 'string', default: '40' } },
  });
  return { isWeakened: values.weaken, rounds: readCount('rounds', values.rounds) };
});
/** Bokmål is measured twice: where it differs from itself, nothing can be said of the others. */
const AGAIN = 'nb again';
const series = [...alleSprak, AGAIN] as const;
type Series = (typeof series)[number];

await buildWeb();
const hasHeld = await inWorld(measure);
process.exit(hasHeld ? 0 : 1);

async function measure(world: World): Promise<boolean> {
  const certificate = makeCertificate(world.dataDir);
  let target = '';
  const front = await openFront({ certificate, getTarget: () => target });
  world.undo(async () => front.close());
  const portal = await world.startPortal({ publicUrl: front.url });
  target = portal.url;
  const browser = await launchBrowser(certificate.cert);
  world.undo(() => browser.close());
  const [session] = await createSessions(world.databaseUrl, 1, () => ({
    fodselsnummer: fodselsnumre.standard,
    navn: 'Lun Bris',
  }));
  const toCookie = (sprak: Sprak) => `__Host-${session?.cookie ?? ''}; ${getSprakCookie(true)}=${sprak}`;

  const figures: Figure[] = [];
  let isSure = true;
  for (const path of paths) {
    const paints = new Map<Series, number[]>(series.map((each) => [each, []]));
    for (let round = 0; round < rounds; round += 1) {
      // Each is the first of its round as often as the others.
      for (const each of [
        ...series.slice(round % series.length),
        ...series.slice(0, round % series.length),
      ]) {
        const sprak = each === AGAIN ? STANDARD_SPRAK : each;
        const phone = await openPhone(browser, front.url, { cookie: toCookie(sprak), hasConsented: true });
        const { firstPaint } = await visit(phone, front, path, isWeakened && sprak !== STANDARD_SPRAK);
        await phone.close();
        paints.get(each)?.push(firstPaint);
      }
    }
    const bytes = new Map<Sprak, Bytes>();
    for (const sprak of alleSprak)
      bytes.set(
        sprak,
        await weigh(`${portal.url}${path}?komplett`, new URL(front.url).host, toCookie(sprak), sprak),
      );
    const paint = compare(path, 'first paint', series, (each) => meanOfMiddle(paints.get(each) ?? []), 'ms');
    isSure &&= paint.every(({ what, holds }) => holds || !what.endsWith(AGAIN));
    figures.push(
      ...paint,
      ...compare(path, 'HTML', alleSprak, (sprak) => bytes.get(sprak)?.html, 'bytes'),
      ...compare(path, 'first script', alleSprak, (sprak) => bytes.get(sprak)?.script, 'bytes'),
    );
  }
  printFigures(figures);
  if (!isSure)
    console.log('Bokmål differs from itself: this machine is too busy to tell when a page is painted.');
  return figures.every(({ holds }) => holds);
}

/**
 * The mean of the middle half. A median would not do: a browser paints by frames of 16 ms, which is 2 % of what is
 * measured.
 */
function meanOfMiddle(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Each language beside bokmål. */
function compare<Each extends Series>(
  path: string,
  what: string,
  each: readonly Each[],
  measureOf: (one: Each | typeof STANDARD_SPRAK) => number | undefined,
  unit: string,
): Figure[] {
  const bokmal = measureOf(STANDARD_SPRAK) ?? Number.NaN;
  return each.map((one) => {
    const own = measureOf(one) ?? Number.NaN;
    const percent = (100 * own) / bokmal - 100;
    return {
      ...atMost(`${path.split('/').at(-1) ?? path}, ${what}, ${one}`, Math.abs(percent), LIMIT_PERCENT, '%'),
      figure: `${Math.round(own)} ${unit}, ${percent.toFixed(1)} %`,
    };
  });
}

interface Bytes {
  html: number;
  script: number;
}

/** The page and the script that it begins with, compressed. Weakened, the other languages are not. */
async function weigh(url: string, host: string, cookie: string, sprak: Sprak): Promise<Bytes> {
  const headers = { cookie, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
  const html = await (await fetch(url, { headers })).text();
  if (!html.includes(`<html lang="${sprak}"`)) throw new Error(`The page is not in ${sprak}`);
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
  const asSent = isWeakened && sprak !== STANDARD_SPRAK ? headers : { ...headers, 'accept-encoding': 'br' };
  return {
    html: await countBytes(url, asSent),
    script: await countBytes(new URL(script, url).href, asSent),
  };
}
