import { setTimeout as wait } from 'node:timers/promises';
import { type OutsideName, outsideNames } from '../../../server/src/outside/outside-systems.ts';
import { systemSources } from '../../../contract/src/system-sources.ts';
import { openVisit } from '../customer-browser.ts';
import { type FaultKind, faultKinds, toSystem, wireFaultKinds } from '../../testing/create-kunde.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { type Figure, type ProofOptions, told } from './figure.ts';
import { dependsOn, type ReadPage, readPage } from './page-facts.ts';
import { inWorld } from './world.ts';

/** Of a slow answer: within every time limit. */
const SLOW_MS = 1200;
const PAGE_LIMIT_MS = 3000;
const RECOVERY_LIMIT_MS = 10_000;
const BASE = '/privat/forsikring/oversikt';
const TILBUD = `${BASE}/tilbud`;
/** Together they ask every outside system. */
const pages = [
  { fodselsnummer: fodselsnumre.mange, path: BASE },
  { fodselsnummer: fodselsnumre.sparebank, path: BASE },
  { fodselsnummer: fodselsnumre.mange, path: TILBUD },
  { fodselsnummer: fodselsnumre.mange, path: `${BASE}/forsikringsprofil` },
  { fodselsnummer: fodselsnumre.prolife, path: `${BASE}/forsikringsprofil` },
  { fodselsnummer: fodselsnumre.standard, path: `${BASE}/forsikringsprofil/data` },
];
/** Pages never ask it: a job tells it of changes. */
const asked = outsideNames.filter((name) => name !== 'VARSLING');
/** With these the system's own data still comes. */
const harmless: readonly FaultKind[] = ['slow', 'bad-row'];
/** With these it may: a field that cannot be read is often one that a row can do without. */
const bearable: readonly FaultKind[] = [...harmless, 'wrong-type'];

interface Cell {
  /** The fault, of one system or several at once. */
  kind: string;
  systems: string;
  /** The slowest page, milliseconds. */
  ms: number;
  recoveryMs: number;
  /** What was wrong, if anything. */
  trouble: string[];
}

/**
 * Every outside system fails in every way: each page is complete except for that system's data, in time, and complete
 * again afterwards.
 */
export async function proveSystems({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const portal = await world.startPortal({
      // Weakened: a portal that waits for its systems longer than a customer should.
      env: Object.fromEntries(
        outsideNames.flatMap((name) => (isWeakened ? [[`OUTSIDE_${name}_TIMEOUT_MS`, '6000']] : [])),
      ),
    });
    const visits = await Promise.all(
      pages.map(async ({ fodselsnummer, path }) => ({
        url: portal.url + path,
        cookie: await openVisit(portal.url, fodselsnummer),
      })),
    );
    const open = () => Promise.all(visits.map(({ url, cookie }) => readPage(world.ask, url, cookie)));
    const whole = await open();
    const findMissing = (read: readonly ReadPage[]): string[] =>
      whole.flatMap(({ facts }, index) =>
        [...facts].filter(
          (fact) => read[index]?.facts.has(fact) !== true && !isOfMenu(fact, pages[index]?.path),
        ),
      );

    /** For everybody. */
    const switchFaults = async (method: 'POST' | 'DELETE', fault: object): Promise<void> => {
      const body = JSON.stringify(fault);
      const { ok, status } = await fetch(`${world.simulatorsUrl}/faults`, { method, body });
      if (!ok) throw new Error(`The fault switch answered ${status}`);
    };
    const tryFault = async (failing: readonly OutsideName[], fault: FaultKind): Promise<Cell> => {
      for (const name of failing)
        await switchFaults('POST', { system: toSystem(name), fault, delayMs: SLOW_MS });
      const read = await open();
      const missing = findMissing(read);
      const isOwn = (fact: string) => failing.some((name) => dependsOn(fact, name)) || isOfAll(fact, failing);
      const isHarmless = harmless.includes(fault);
      const healedAt = performance.now();
      await switchFaults('DELETE', {});
      while (findMissing(await open()).length > 0 && performance.now() - healedAt < RECOVERY_LIMIT_MS)
        await wait(100);
      return {
        kind: failing.length === 1 ? fault : `${failing.length} systems: ${fault}`,
        systems: failing.join(', '),
        ms: Math.max(...read.map((page) => page.ms)),
        recoveryMs: performance.now() - healedAt,
        trouble: [
          ...read.filter(({ status }) => status !== 200).map(({ status }) => `status ${status}`),
          ...new Set(missing.filter((fact) => isHarmless || !isOwn(fact))),
          // The system was not asked, or its redirect was followed.
          ...(bearable.includes(fault) || missing.some(isOwn) ? [] : ['nothing of its own was missing']),
        ],
      };
    };
    const cells: Cell[] = [];
    const kinds = isWeakened ? (['hang'] as const) : [...faultKinds, ...wireFaultKinds];
    for (const name of isWeakened ? asked.slice(0, 1) : asked)
      for (const fault of kinds) cells.push(await tryFault([name], fault));
    for (const failing of [systemSources, asked]) cells.push(await tryFault(failing, 'hang'));
    return summarize(cells);
  });
}

/** The menu's number of offers is kept with the session for a while, so that a page does not always ask for it. */
function isOfMenu(fact: string, path: string | undefined): boolean {
  return fact.startsWith('getTilbud') && path !== TILBUD;
}

/** When every source is gone there is no list, and the page says so. */
function isOfAll(fact: string, failing: readonly OutsideName[]): boolean {
  return /^get(?:Avtaler|Tilbud)$/.test(fact) && systemSources.every((name) => failing.includes(name));
}

function summarize(cells: readonly Cell[]): Figure[] {
  const kinds = Map.groupBy(cells, ({ kind }) => kind);
  const toMost = (numbers: number[]) => Math.round(Math.max(...numbers));
  return [
    told('system and fault pairs tried', String(cells.length)),
    ...[...kinds].map(([kind, of]) => {
      const isBad = ({ ms, recoveryMs, trouble }: Cell): boolean =>
        ms >= PAGE_LIMIT_MS || recoveryMs >= RECOVERY_LIMIT_MS || trouble.length > 0;
      const bad = of
        .filter(isBad)
        .map(({ systems, trouble }) => `; ${systems}: ${trouble.slice(0, 3).join(', ')}`);
      const [slowest, recovery] = [toMost(of.map(({ ms }) => ms)), toMost(of.map((cell) => cell.recoveryMs))];
      return {
        what: `${kind}: slowest page, slowest recovery`,
        figure: `${slowest} ms, ${recovery} ms${bad.join('')}`,
        limit: 'all but that system’s data in 3 s, whole again in 10 s',
        holds: bad.length === 0,
      };
    }),
  ];
}
