import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOpinAdapter } from '../../simulators/src/opin/adapter.ts';
import { generatePortfolio } from '../../simulators/src/opin/generate-policies.ts';
import { startInstitution } from '../../simulators/src/opin/institution.ts';
import { ingensNumre } from '../testing/fodselsnumre.ts';
import { runChecks } from './run-checks.ts';

const known = [ingensNumre.ada, ingensNumre.bo];

let institution: Awaited<ReturnType<typeof startInstitution>>;
let adapter: Awaited<ReturnType<typeof startOpinAdapter>>;
beforeAll(async () => {
  institution = await startInstitution(new Map(known.map((name, seed) => [name, generatePortfolio(seed)])));
  adapter = await startOpinAdapter({
    port: 0,
    token: 'en-nokkel',
    opinUrl: institution.address,
    consents: new Map(known.map((name) => [name, name])),
  });
});
afterAll(() => Promise.all([institution.close(), adapter.close()]));

test('the adapter to Open Insurance Brasil keeps to the page of the source systems', async () => {
  const outcomes = await runChecks({
    system: 'nsf',
    url: adapter.address,
    token: 'en-nokkel',
    customers: { known, unknown: [ingensNumre.cleo] },
    timeLimitMs: 10_000,
    parts: [],
  });
  expect(outcomes.filter(({ state }) => state === 'broken')).toEqual([]);
});
