import { afterAll, beforeAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { BetalingerResponse, PriserResponse } from '@portal/contract/kostnader.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp(
    Object.fromEntries(systemSources.map((name) => [`OUTSIDE_${name}_PARTS`, 'betalinger,pris'])),
  );
});
afterAll(async () => {
  await portal.close();
});

const down = { fault: 'down' } as const;
const toFault = (system: string) => system.toLowerCase().replace('_', '-');

async function read(failing: readonly string[]) {
  const { fodselsnummer } = await createKunde({
    faults: Object.fromEntries(failing.map((system) => [toFault(system), down])),
  });
  const browser = await logInAs(portal.app, fodselsnummer);
  const answers = [];
  for (const { path } of [endpoints.getBetalinger, endpoints.getPriser]) {
    const answer = await browser.get(path);
    answers.push({ status: answer.statusCode, body: answer.json<BetalingerResponse | PriserResponse>() });
  }
  return answers;
}

test.each(systemSources)('%s alone does not answer: it is named, and the others have', async (failing) => {
  for (const { status, body } of await read([failing])) {
    expect(status).toBe(200);
    expect(Object.fromEntries(body.sources.map(({ systemSource, state }) => [systemSource, state]))).toEqual(
      Object.fromEntries(systemSources.map((system) => [system, system === failing ? 'failed' : 'ok'])),
    );
  }
});

test('all together: an error, never an empty list', async () => {
  expect((await read(systemSources)).map(({ status }) => status)).toEqual([502, 502]);
});
