/**
 * `npm run bench:languages`: what the overview and the page of costs weigh and when they show, in each language beside
 * bokmål, on a slow line and a slow phone. `--weaken` shows that the benchmark can fail.
 */
import { BASE_PATH, KOSTNADER_PATH } from '../contract/src/paths.ts';
import { alleSprak, getSprakCookie, type Sprak, STANDARD_SPRAK } from '../contract/src/sprak.ts';
import { buildWeb } from '../tools/build-web.ts';
import { createSessions } from '../tools/proof/faults/create-sessions.ts';
import { atMost, type Figure, printFigures, told } from '../tools/proof/faults/figure.ts';
import { inWorld, type World } from '../tools/proof/faults/world.ts';
import { fodselsnumre } from '../tools/testing/fodselsnumre.ts';
import { makeCertificate } from '../tools/testing/make-certificate.ts';
import { countBytes } from './count-bytes.ts';
import { openFront } from './front.ts';
import { readWeaken } from './read-weaken.ts';
import { launchBrowser, openPhone } from './wire-browser.ts';
import { median } from './wire-limits.ts';
import { visit } from './wire-visit.ts';

const LIMIT_PERCENT = 2;
const ROUNDS = 15;
const paths = [BASE_PATH, KOSTNADER_PATH];
const isWeakened = readWeaken();

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
  for (const path of paths) {
    const name = path.split('/').at(-1) ?? path;
    const paints = new Map<Sprak, number[]>(alleSprak.map((sprak) => [sprak, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each is the first of its round as often as the others.
      const order = alleSprak.map(
        (_, index) => alleSprak[(index + round) % alleSprak.length] ?? STANDARD_SPRAK,
      );
      for (const sprak of order) {
        const phone = await openPhone(browser, front.url, { cookie: toCookie(sprak), hasConsented: true });
        const { firstPaint } = await visit(phone, front, path, isWeakened && sprak !== STANDARD_SPRAK);
        await phone.close();
        paints.get(sprak)?.push(firstPaint);
      }
    }
    const bytes = new Map<Sprak, Bytes>();
    for (const sprak of alleSprak)
      bytes.set(
        sprak,
        await weigh(`${portal.url}${path}?komplett`, new URL(front.url).host, toCookie(sprak), sprak),
      );
    for (const sprak of alleSprak) {
      const tell = (what: string, values: Map<Sprak, number>, unit: string) =>
        figures.push(compare(`${name}, ${what} in ${sprak}`, values, sprak, unit));
      // Other work on the machine makes a paint later, never earlier: the fastest of the rounds counts.
      tell(
        'first paint',
        mapValues(paints, (times) => Math.min(...times)),
        'ms',
      );
      figures.push(
        told(
          `${name}, median of the paints in ${sprak}`,
          `${Math.round(median(paints.get(sprak) ?? []))} ms`,
        ),
      );
      tell(
        'HTML',
        mapValues(bytes, ({ html }) => html),
        'bytes',
      );
      tell(
        'first script',
        mapValues(bytes, ({ script }) => script),
        'bytes',
      );
    }
  }
  printFigures(figures);
  return figures.every(({ holds }) => holds);
}

function mapValues<From>(
  values: ReadonlyMap<Sprak, From>,
  toValue: (from: From) => number,
): Map<Sprak, number> {
  return new Map([...values].map(([sprak, from]) => [sprak, toValue(from)]));
}

function compare(what: string, values: Map<Sprak, number>, sprak: Sprak, unit: string): Figure {
  const [own = Number.NaN, bokmal = Number.NaN] = [values.get(sprak), values.get(STANDARD_SPRAK)];
  const percent = (100 * own) / bokmal - 100;
  const { limit, holds } = atMost(what, Math.abs(percent), LIMIT_PERCENT, '%');
  return { what, figure: `${Math.round(own)} ${unit}, ${percent.toFixed(1)} %`, limit, holds };
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
