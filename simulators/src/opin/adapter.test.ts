import { afterEach, beforeEach, expect, test } from 'vitest';

import { ingensNumre } from '../customers/fodselsnumre.ts';
import { createServer } from '../kit/server.ts';
import { ask as post, testOptions } from '../testing.ts';
import { startOpinAdapter } from './adapter.ts';
import { generatePortfolio, type Portfolio } from './generate-policies.ts';
import { startInstitution } from './institution.ts';

const ADA = ingensNumre.ada;
const BO = ingensNumre.bo;

const soon = { termStartDate: '2020-01-01', termEndDate: '2099-12-31', insuredObjects: [] };
const held = (policyId: string) => ({
  policyId,
  productName: `Produto ${policyId}`,
  info: soon,
  premium: {},
});
const portfolio: Portfolio = {
  'insurance-auto': ['1', '2', '3'].map(held),
  'insurance-housing': ['4', 'a/b ?#'].map(held),
  'insurance-person': [],
};

let institution: Awaited<ReturnType<typeof startInstitution>>;
let adapter: Awaited<ReturnType<typeof startOpinAdapter>>;
async function start(opinUrl?: string) {
  institution = await startInstitution(new Map([['ada', portfolio]]));
  adapter = await startOpinAdapter({
    port: 0,
    token: testOptions.token,
    opinUrl: opinUrl ?? institution.address,
    consents: new Map([
      [ADA, 'ada'],
      [BO, 'withdrawn'],
    ]),
  });
}
beforeEach(() => start());
afterEach(() => Promise.all([institution.close(), adapter.close()]));

async function ask(path: string, fodselsnummer: string, more: object = {}) {
  const answer = await post(adapter.address, path, { fodselsnummer, ...more });
  const body = (await answer.json()) as { avtaler?: { policyNumber: string; name: string }[] };
  return { status: answer.status, body };
}

test('lists all policies of the three APIs, over all their pages', async () => {
  const { body } = await ask('/avtaler/sok', ADA);
  expect(body.avtaler?.map(({ policyNumber, name }) => [policyNumber, name])).toEqual([
    ['1', 'Bil'],
    ['2', 'Bil'],
    ['3', 'Bil'],
    ['4', 'Produto 4'],
    ['a/b ?#', 'Produto a/b ?#'],
  ]);
});

test.each([
  ['whose consent was withdrawn', BO],
  ['who never consented', ingensNumre.cleo],
])('a customer %s is unknown', async (_, fodselsnummer) => {
  expect((await ask('/avtaler/sok', fodselsnummer)).status).toBe(404);
});

test('nobody has offers, and none can be removed', async () => {
  expect(await ask('/tilbud/sok', ADA)).toEqual({ status: 200, body: { tilbud: [] } });
  expect((await ask('/tilbud/slett', ADA, { avtaleNummer: '1' })).status).toBe(404);
});

test('an institution that fails does not become an empty list', async () => {
  await Promise.all([institution.close(), adapter.close()]);
  const broken = createServer();
  broken.setNotFoundHandler((_request, reply) => reply.code(500).send());
  await start(await broken.listen({ host: '127.0.0.1', port: 0 }));
  expect((await ask('/avtaler/sok', ADA)).status).toBe(503);
  await broken.close();
});

test('the same seed gives the same customer', () => {
  expect(generatePortfolio(7)).toEqual(generatePortfolio(7));
  expect(generatePortfolio(7)).not.toEqual(generatePortfolio(8));
});
