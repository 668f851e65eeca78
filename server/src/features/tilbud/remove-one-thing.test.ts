import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';

import { createKunde, toSystem } from '../../testing/create-kunde.ts';
import { breakSystem, mendSystems } from '../../testing/faults.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

interface Row {
  systemSource: SystemSource;
  policyNumber: string;
  versionNumber: number | undefined;
  productType: string;
}

/** The simulators that can remove one version alone. */
const versioned: readonly SystemSource[] = ['NICE', 'EIKA_SKADE', 'EIKA_PERSON'];
const toText = ({ systemSource, policyNumber, versionNumber }: Partial<Row>) =>
  `${systemSource} ${policyNumber} ${versionNumber}`;

/** Few different numbers, so that they collide within and between systems, and one type that is not shown. */
const makeRow = (systems: readonly SystemSource[]) =>
  fc.record({
    systemSource: fc.constantFrom(...systems),
    policyNumber: fc.constantFrom('100200', ' Ø/1 '),
    versionNumber: fc.constantFrom(undefined, 1, 2),
    productType: fc.constantFrom('HUS', 'BIL', 'HEST'),
  });
const ways = ['card', 'form', 'unaware', 'number'] as const;
const worlds = fc.record({
  rows: fc.oneof(
    fc.uniqueArray(makeRow(['NICE', 'LOFAVOR']), { minLength: 1, maxLength: 4, selector: toText }),
    fc.uniqueArray(makeRow(systemSources), { minLength: 1, maxLength: 16, selector: toText }),
  ),
  down: fc.option(fc.constantFrom(...systemSources), { nil: undefined, freq: 4 }),
  choice: fc.nat(),
  way: fc.constantFrom(...ways),
});
type World = typeof worlds extends fc.Arbitrary<infer Made> ? Made : never;
const house = (systemSource: SystemSource, versionNumber: 1 | 2) => ({
  systemSource,
  policyNumber: '100200' as const,
  versionNumber,
  productType: 'HUS' as const,
});
/** Both ends of every way, whatever the systems are and chance makes of them. */
const examples: World[] = [
  ...ways.map((way) => ({ rows: [house('NICE', 1)], down: undefined, choice: 0, way })),
  { rows: [house('LOFAVOR', 1), house('LOFAVOR', 2)], down: undefined, choice: 0, way: 'unaware' },
  { rows: [house('NICE', 1), house('LOFAVOR', 1)], down: undefined, choice: 0, way: 'number' },
];

/** The offers that each system itself has. */
async function listHeld(fodselsnummer: string): Promise<string[]> {
  const answers = systemSources.map(async (systemSource) => {
    const answer = await fetch(`${inject('simulatorsUrl')}/${toSystem(systemSource)}/tilbud/sok`, {
      method: 'POST',
      headers: { authorization: 'Bearer simulated-token', 'content-type': 'application/json' },
      body: JSON.stringify({ fodselsnummer }),
    });
    if (answer.status === 404) return [];
    const { tilbud } = (await answer.json()) as { tilbud: Row[] };
    return tilbud.map((held) => toText({ ...held, systemSource }));
  });
  return (await Promise.all(answers)).flat();
}

/** Removes like the page does, by script or by form, or like a client that saw fewer versions; true when it was removed. */
async function remove(
  browser: TestBrowser,
  { policyNumber = '', systemSource, versionNumber, fjernerAlleVersjoner = false }: Tilbud,
  way: World['way'],
): Promise<boolean> {
  const fields = {
    systemSource,
    ...(versionNumber !== undefined && { versionNumber: String(versionNumber) }),
    alleVersjoner: String(way === 'unaware' ? false : fjernerAlleVersjoner),
  };
  if (way === 'form') {
    const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
    const answer = await browser.submit('/privat/forsikring/oversikt/tilbud/fjern', {
      ...fields,
      avtaleNummer: policyNumber,
      formToken,
      kort: 'k1',
    });
    return answer.headers.location?.includes('resultat=fjernet') === true;
  }
  const path = endpoints.deleteTilbud.path.replace(':avtaleNummer', encodeURIComponent(policyNumber));
  const query = way === 'number' ? '' : `?${new URLSearchParams(fields)}`;
  return (await browser.write('DELETE', path + query)).statusCode === 204;
}

test('an act on an offer touches one system’s one thing, whatever numbers the systems share (API-16)', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(worlds, async ({ rows, down, choice, way }) => {
      const { fodselsnummer } = await createKunde({ tilbud: rows });
      const other = await createKunde({ tilbud: rows });
      if (down !== undefined) await breakSystem(fodselsnummer, { system: toSystem(down), fault: 'down' });
      const browser = await logInAs(portal.app, fodselsnummer);
      const { tilbud } = (await browser.get(endpoints.getTilbud.path)).json<TilbudResponse>();
      const chosen = tilbud[choice % Math.max(1, tilbud.length)];
      if (chosen === undefined) return;

      const isDone = await remove(browser, chosen, way);

      await mendSystems(fodselsnummer);
      const left = await listHeld(fodselsnummer);
      const gone = rows.map(toText).filter((held) => !left.includes(held));
      // The offer of the card and, if the system cannot tell versions apart, all versions of its number.
      const isAlone = chosen.versionNumber !== undefined && versioned.includes(chosen.systemSource);
      const meant = rows
        .filter(
          (held) =>
            held.systemSource === chosen.systemSource &&
            held.policyNumber === chosen.policyNumber &&
            (!isAlone || held.versionNumber === chosen.versionNumber),
        )
        .map(toText);
      const withNumber = tilbud.filter(({ policyNumber }) => policyNumber === chosen.policyNumber);

      expect(chosen.fjernerAlleVersjoner === true, 'the card says what goes').toBe(meant.length > 1);
      const mayBeDone = {
        card: true,
        form: true,
        unaware: meant.length === 1,
        number: meant.length === 1 && withNumber.length === 1 && down === undefined,
      }[way];
      expect(isDone, way).toBe(mayBeDone);
      expect(gone, way).toEqual(isDone ? meant : []);
      // The other customer keeps theirs, although they are the same.
      expect((await listHeld(other.fodselsnummer)).toSorted()).toEqual(rows.map(toText).toSorted());
      seen.set(`${way} ${isDone}`, (seen.get(`${way} ${isDone}`) ?? 0) + 1);
    }),
    { numRuns: 50, seed: 16, examples: examples.map((world) => [world]) },
  );
  // Every way was tried, with both outcomes for those that have two.
  const ends = ['card true', 'form true', 'unaware false', 'unaware true', 'number false', 'number true'];
  expect([...seen.keys()].toSorted()).toEqual(ends.toSorted());
}, 120_000);
