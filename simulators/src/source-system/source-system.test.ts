import { afterEach, beforeEach, expect, test } from 'vitest';

import { fodselsnumre } from '../customers/fodselsnumre.ts';
import type { RunningSimulators } from '../start.ts';
import { ask, startForTest } from '../testing.ts';

const STANDARD = fodselsnumre.standard;
const BANKKUNDE = fodselsnumre.bankkunde;

let simulators: RunningSimulators;
beforeEach(async () => {
  simulators = await startForTest();
});
afterEach(() => simulators.close());

async function listTilbud(fodselsnummer: string): Promise<string[]> {
  const answer = await ask(simulators.address, '/nice/tilbud/sok', { fodselsnummer });
  const body = (await answer.json()) as { tilbud: { policyNumber: string }[] };
  return body.tilbud.map(({ policyNumber }) => policyNumber);
}

async function remove(fodselsnummer: string, avtaleNummer: unknown): Promise<number> {
  return (await ask(simulators.address, '/nice/tilbud/slett', { fodselsnummer, avtaleNummer })).status;
}

test('a removed offer is gone, and can only be removed once', async () => {
  expect(await remove(STANDARD, '70110003')).toBe(204);
  expect(await listTilbud(STANDARD)).toEqual(['70110001', '70110004', '70110005']);
  expect(await remove(STANDARD, '70110003')).toBe(404);
});

test("another customer's offer cannot be removed", async () => {
  expect(await remove(STANDARD, '70310001')).toBe(404);
  expect(await listTilbud(BANKKUNDE)).toContain('70310001');
});

test('the offer’s number must be text', async () => {
  expect(await remove(STANDARD, 70110003)).toBe(400);
});

test('a removal that fails removes nothing; a slow one does remove', async () => {
  await ask(simulators.address, '/faults', { system: 'nice', fault: '500', path: '/tilbud/slett' });
  expect(await remove(STANDARD, '70110003')).toBe(500);
  expect(await listTilbud(STANDARD)).toContain('70110003');

  await ask(simulators.address, '/faults', {
    system: 'nice',
    fault: 'slow',
    delayMs: 20,
    path: '/tilbud/slett',
  });
  expect(await remove(STANDARD, '70110003')).toBe(204);
  expect(await listTilbud(STANDARD)).not.toContain('70110003');
});

const LIKE_NUMMER = fodselsnumre.likeNummer;
async function listVersions(system: string): Promise<(number | undefined)[]> {
  const answer = await ask(simulators.address, `/${system}/tilbud/sok`, { fodselsnummer: LIKE_NUMMER });
  const body = (await answer.json()) as { tilbud: { versionNumber?: number }[] };
  return body.tilbud.map(({ versionNumber }) => versionNumber);
}
const removeVersion = async (system: string, versionNumber?: unknown): Promise<number> => {
  const body = { fodselsnummer: LIKE_NUMMER, avtaleNummer: '100200', versionNumber };
  return (await ask(simulators.address, `/${system}/tilbud/slett`, body)).status;
};

test('a system with versions removes the named version, or all of them without one; other systems keep theirs', async () => {
  expect(await removeVersion('nice', 'to')).toBe(400);
  expect(await removeVersion('nice', 2)).toBe(204);
  expect(await listVersions('nice')).toEqual([1]);
  expect(await removeVersion('nice', 2)).toBe(404);
  expect(await removeVersion('nice')).toBe(204);
  expect(await listVersions('nice')).toEqual([]);
  expect(await listVersions('eika-skade')).toEqual([1]);
});

test('a system without versions removes all offers with the number, whatever version it is sent', async () => {
  expect(await listVersions('paris')).toEqual([1, 2]);
  expect(await removeVersion('paris', 2)).toBe(204);
  expect(await listVersions('paris')).toEqual([]);
});
