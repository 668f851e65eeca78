import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { fodselsnumre } from '../customers/fodselsnumre.ts';
import type { RunningSimulators } from '../start.ts';
import { startForTest, testOptions } from '../testing.ts';

/** A token of the right format. */
const GOOD = 'g'.repeat(43);

/** A fake portal with known tokens, which records its requests. */
let portal: Server;
let tokens: Map<string, string>;
let asked: { path: string | undefined; authorization: string | undefined }[];
let isDown: boolean;

let simulators: RunningSimulators;
beforeAll(async () => {
  portal = createServer((request, response) => void answerAsPortal(request, response));
  await new Promise<void>((done) => portal.listen(0, '127.0.0.1', done));
  const { port } = portal.address() as AddressInfo;
  simulators = await startForTest({ webHost: { port: 0, portalUrl: new URL(`http://127.0.0.1:${port}`) } });
});
afterAll(async () => {
  await simulators.close();
  portal.close();
});
beforeEach(() => {
  tokens = new Map([[GOOD, fodselsnumre.standard]]);
  asked = [];
  isDown = false;
});

async function answerAsPortal(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { jumpsst } = (await json(request)) as { jumpsst?: unknown };
  asked.push({ path: request.url, authorization: request.headers.authorization });
  const fodselsnummer = tokens.get(String(jumpsst));
  tokens.delete(String(jumpsst));
  const status = isDown ? 503 : fodselsnummer === undefined ? 404 : 200;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ fodselsnummer }));
}

async function post(fields: Record<string, string> | string, query = '') {
  const answer = await fetch(`${simulators.address}/skadesaker/jump${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  const heading = /<h1>(.*)<\/h1>/.exec(await answer.clone().text())?.[1];
  return { status: answer.status, heading, page: await answer.text() };
}

const form = { referrer: 'forsikringsoversikt', jumpsst: GOOD };

describe('the jump', () => {
  test('a good token opens the customer’s claims, once', async () => {
    const first = await post(form);
    expect(first).toMatchObject({ status: 200, heading: 'Skadesakene dine' });
    expect(first.page).toContain('Lun Bris');
    expect(first.page).toContain('Vannskade på kjøkkenet');
    expect(await post(form)).toMatchObject({ status: 403, heading: 'Lenken kan ikke brukes' });
    const how = {
      path: '/api/privat/forsikring/jumpsst/innlos',
      authorization: `Bearer ${testOptions.token}`,
    };
    expect(asked).toEqual([how, how]);
  });

  test('the target leads to the health declaration, an unknown target to the claims', async () => {
    expect((await post(form, '?target=ahv')).heading).toBe('Egenerklæring om helse');
    tokens.set(GOOD, fodselsnumre.standard);
    expect((await post(form, '?target=other')).heading).toBe('Skadesakene dine');
  });

  test.each([
    `jumpsst=${GOOD}`,
    `referrer=other&jumpsst=${GOOD}`,
    'referrer=forsikringsoversikt',
    `referrer=forsikringsoversikt&jumpsst=${GOOD}&target=ahv`,
    `referrer=forsikringsoversikt&jumpsst=${GOOD}&jumpsst=${GOOD}`,
    'referrer=forsikringsoversikt&jumpsst=',
    'referrer=forsikringsoversikt&jumpsst=good',
    `referrer=forsikringsoversikt&jumpsst=${GOOD}g`,
  ])('a form that is not exactly as agreed is refused, and its token is not used up: %s', async (body) => {
    expect((await post(body)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test('a failing portal is not the same as a refused token', async () => {
    isDown = true;
    expect(await post(form)).toMatchObject({ status: 502, heading: 'Vi kan ikke vise sakene dine nå' });
  });
});

test('the front page is public', async () => {
  const answer = await fetch(`${simulators.address}/skadesaker`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1>Skadesaker</h1>');
});
