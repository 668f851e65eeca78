import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type OutsideName, outsideNames } from '../../../server/src/outside/outside-systems.ts';
import { systemSources } from '../../../contract/src/system-sources.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { openVisit } from '../customer-browser.ts';
import { toSystem } from '../../testing/create-kunde.ts';
import { atMost, type Figure, getPercentile, type ProofOptions, told } from './figure.ts';
import { type FaultKind, faultKinds, type OutsideGate, startOutsideGate } from './outside-gate.ts';
import { dependsOn, listFacts } from './page-facts.ts';
import { readPage } from './read-page.ts';
import { inWorld, type World } from './world.ts';

const PAGE_LIMIT_MS = 3000;
const RECOVERY_LIMIT_MS = 10_000;
const BASE = '/privat/forsikring/oversikt';
/** Together they ask every outside system. */
const pages = [
  { fodselsnummer: fodselsnumre.mange, path: BASE },
  { fodselsnummer: fodselsnumre.sparebank, path: BASE },
  { fodselsnummer: fodselsnumre.mange, path: `${BASE}/forsikringsprofil` },
  { fodselsnummer: fodselsnumre.prolife, path: `${BASE}/forsikringsprofil` },
];

interface Cell {
  system: string;
  fault: FaultKind;
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
    const { gates, countFollowed } = await openGates(world);
    const portal = await world.startPortal({
      env: Object.fromEntries(
        outsideNames.flatMap((name) => [
          [`OUTSIDE_${name}_URL`, gates.get(name)?.url ?? ''],
          // Weakened: a portal that waits for its systems longer than a customer should.
          ...(isWeakened ? [[`OUTSIDE_${name}_TIMEOUT_MS`, '6000']] : []),
        ]),
      ),
    });
    const cookies = new Map<string, string>();
    for (const { fodselsnummer } of pages)
      cookies.set(fodselsnummer, await openVisit(portal.url, fodselsnummer));
    const open = () =>
      Promise.all(
        pages.map(({ fodselsnummer, path }) => readPage(portal.url + path, cookies.get(fodselsnummer) ?? '')),
      );
    const whole = (await open()).map(listFacts);
    const findMissing = (read: Awaited<ReturnType<typeof open>>): string[] =>
      read.flatMap((page, index) => {
        const facts = new Set(listFacts(page));
        return (whole[index] ?? []).filter((fact) => !facts.has(fact));
      });

    const tryFault = async (failing: readonly OutsideName[], fault: FaultKind): Promise<Cell> => {
      await Promise.all(failing.map(async (name) => gates.get(name)?.set(fault)));
      const countSpoilt = () => failing.map((name) => gates.get(name)?.countSpoilt() ?? 0);
      const before = countSpoilt();
      const read = await open();
      // A system that is down receives nothing, and of several systems one may only be called after another has
      // answered. In all other cases a system without calls means that the fault was not tried.
      const isHeard = fault !== 'down' && failing.length === 1;
      const unasked = failing.filter(
        (_, index) => isHeard && (countSpoilt()[index] ?? 0) <= (before[index] ?? 0),
      );
      const statuses = read.filter(({ status }) => status !== 200).map(({ status }) => `status ${status}`);
      const missing = findMissing(read).filter(
        (fact) =>
          fault === 'slow' || !(failing.some((name) => dependsOn(fact, name)) || isOfAll(fact, failing)),
      );
      const ms = Math.max(...read.map((page) => page.ms));
      const healedAt = performance.now();
      await Promise.all(failing.map(async (name) => gates.get(name)?.set(undefined)));
      while (findMissing(await open()).length > 0 && performance.now() - healedAt < RECOVERY_LIMIT_MS) {
        await wait(100);
      }
      return {
        system: failing.length === 1 ? String(failing[0]) : `${failing.length} systems`,
        fault,
        ms,
        recoveryMs: performance.now() - healedAt,
        trouble: [...statuses, ...new Set(missing), ...unasked.map((name) => `${name} was not asked`)],
      };
    };
    const cells: Cell[] = [];
    const kinds = isWeakened ? (['hang'] as const) : faultKinds;
    for (const name of isWeakened ? outsideNames.slice(0, 1) : outsideNames)
      for (const fault of kinds) cells.push(await tryFault([name], fault));
    const sources = await tryFault(systemSources, 'hang');
    const all = await tryFault(outsideNames, 'hang');
    return [...summarize(cells), ...describe([sources, all]), await countFollowed()];
  });
}

/** When every source is gone there is no list, and the page says so. */
function isOfAll(fact: string, failing: readonly OutsideName[]): boolean {
  return /^get(?:Avtaler|Tilbud)$/.test(fact) && systemSources.every((name) => failing.includes(name));
}

function summarize(cells: readonly Cell[]): Figure[] {
  const byFault = Map.groupBy(cells, ({ fault }) => fault);
  return [
    told('system and fault pairs tried', String(cells.length)),
    ...[...byFault].map(([fault, of]) => {
      const bad = of.filter(isBad);
      const slowest = Math.round(Math.max(...of.map(({ ms }) => ms)));
      const recovery = Math.round(Math.max(...of.map(({ recoveryMs }) => recoveryMs)));
      return {
        what: `${fault}, each of ${of.length}: slowest page, slowest recovery`,
        figure: `${slowest} ms, ${recovery} ms${bad.map(({ system, trouble }) => `; ${system}: ${trouble.slice(0, 3).join(', ')}`).join('')}`,
        limit: 'all but that system’s data in 3 s, whole again in 10 s',
        holds: bad.length === 0,
      };
    }),
    atMost(
      'page with a failing system, p99',
      getPercentile(
        cells.map(({ ms }) => ms),
        0.99,
      ),
      PAGE_LIMIT_MS,
      'ms',
    ),
  ];
}

function isBad({ ms, recoveryMs, trouble }: Cell): boolean {
  return ms >= PAGE_LIMIT_MS || recoveryMs >= RECOVERY_LIMIT_MS || trouble.length > 0;
}

function describe(cells: readonly Cell[]): Figure[] {
  return cells.map((cell) => ({
    what: `${cell.system} hanging at once: slowest page, recovery`,
    figure: [
      `${Math.round(cell.ms)} ms, ${Math.round(cell.recoveryMs)} ms`,
      ...cell.trouble.slice(0, 3),
    ].join('; '),
    limit: '3 s, 10 s',
    holds: !isBad(cell),
  }));
}

async function openGates(world: World) {
  let followed = 0;
  const foreign = createServer((_request, response) => {
    followed += 1;
    response.end('{}');
  });
  await new Promise<void>((done) => {
    foreign.listen(0, '127.0.0.1', done);
  });
  world.undo(async () => foreign.close());
  const foreignUrl = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  const gates = new Map<OutsideName, OutsideGate>();
  for (const name of outsideNames) {
    const target = `http://127.0.0.1:${world.simulatorsPort}/${toSystem(name)}`;
    const gate = await startOutsideGate(target, foreignUrl);
    world.undo(() => gate.close());
    gates.set(name, gate);
  }
  const countFollowed = async () => atMost('redirects to a foreign address followed', followed, 0, 'calls');
  return { gates, countFollowed };
}
