import { createTestPortal, type BackingServices } from '../../../server/src/testing/test-portal.ts';
import { awkwardKunder, type AwkwardKunde } from '../../testing/awkward-kunder.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { loadPages } from '../security/proof-portal.ts';
import { listCards } from './check-sums.ts';
import { type ReadPage, toText } from './page.ts';
import { startVisit } from './start-visit.ts';

const OVERSIKT = '/privat/forsikring/oversikt';
/** Bidi controls: opened and never closed, they would reverse our own text. */
const OPENERS = /[\u202A\u202B\u202D\u202E\u2066\u2067\u2068]/;
/** Line breaks and tabs are read as spaces. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/u;

/**
 * How unusual but allowed answers look on every page.
 * @returns a sentence for each that is neither shown correctly nor left out with an explanation
 */
export async function proveAwkward(
  services: BackingServices,
  weaken?: (html: string) => string,
): Promise<{ failures: string[]; customers: number }> {
  const portal = await createTestPortal(
    services,
    { RENDER_DEADLINE_MS: '10000' },
    { pages: await loadPages() },
  );
  const failures: string[] = [];
  try {
    for (const kunde of awkwardKunder) {
      const { fodselsnummer } = await createKunde(services.simulatorsUrl, kunde.kunde);
      const brand = kunde.kunde.sparebank === undefined ? 'none' : 'eika';
      const visitor = await startVisit(portal.app, { fodselsnummer, brand });
      const found = await findFailures(kunde, visitor.look(weaken).read).catch((error: unknown) => [
        String(error),
      ]);
      failures.push(...found.map((failure) => `${kunde.name}: ${failure}`));
    }
  } finally {
    await portal.close();
  }
  return { failures, customers: awkwardKunder.length };
}

async function findFailures(
  { avtaler, tilbud, shows }: AwkwardKunde,
  read: (path: string) => Promise<ReadPage>,
): Promise<string[]> {
  const pages = {
    oversikt: await read(OVERSIKT),
    tilbud: await read(`${OVERSIKT}/tilbud`),
    profil: await read(`${OVERSIKT}/forsikringsprofil`),
    kjop: await read(`${OVERSIKT}/kjopsinnganger`),
    andre: await read(`${OVERSIKT}/andre-forsikringer`),
  };
  const cards = listCards(pages).length;
  const offers =
    pages.tilbud.main?.querySelectorAll('li').filter((item) => item.querySelector('h2') !== null).length ?? 0;
  const missing = (['oversikt', 'tilbud', 'profil'] as const).flatMap((name) => {
    const { text } = pages[name];
    return (shows[name] ?? [])
      .filter((fragment) => !text.includes(toRead(fragment)))
      .map((fragment) => `${name} does not show '${fragment.slice(0, 40)}'`);
  });
  const broken = Object.entries(pages).flatMap(([name, { root, text }]) => [
    ...(CONTROLS.test(text) ? [`${name} shows a control character`] : []),
    ...root
      .querySelectorAll('p, h2, h3, li, dd')
      .filter((element) => element.querySelector('p, h2, h3, li, dd, bdi') === null)
      .filter((element) => OPENERS.test(toText(element)))
      .map((element) => `${name} may be read the wrong way round: ${toText(element).slice(0, 40)}`),
    ...root
      .querySelectorAll('a')
      .filter((link) => !isWhole(link.getAttribute('href') ?? ''))
      .map((link) => `${name} has the address '${link.getAttribute('href')?.slice(0, 60)}'`),
  ]);
  return [
    ...(cards === avtaler ? [] : [`${cards} cards of ${avtaler} agreements`]),
    ...(offers === tilbud ? [] : [`${offers} cards of ${tilbud} offers`]),
    ...missing,
    ...broken,
  ];
}

const toRead = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** No number escapes from the path segment that it is put in. */
function isWhole(address: string): boolean {
  const url = URL.parse(address, 'http://portal/x');
  if (url === null) return false;
  if (url.host !== 'portal') return true;
  return !/\/\/|\/$|\s/.test(url.pathname.replace(/^\/$/, '')) && !/\/\.{1,2}(?:\/|$)/.test(address);
}
