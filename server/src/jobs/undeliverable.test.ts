import { randomUUID } from 'node:crypto';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { deliverVarsler } from '../features/kontaktinformasjon/varsling/deliver-varsler.ts';
import { deliverEndringer } from '../features/samtykke/deliver-endringer.ts';
import { createTestApp } from '../testing/test-app.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const { clock, database, log } = portal;
const { samtykke, varsling } = portal.parts;

/** Of a key that the portal no longer has. */
const sealed = Buffer.alloc(80, 1);

beforeEach(async () => {
  await database.deleteFrom('varsel').execute();
});

/** How often it is tried in an hour, by rounds as of the jobs. */
async function countTries(event: string, deliver: () => Promise<unknown>): Promise<number> {
  const before = log.listEvents(event).length;
  for (let passed = 0; passed < 3600; passed += 10) {
    await deliver();
    clock.advance(10);
  }
  return log.listEvents(event).length - before;
}

test('a notice that can never be delivered is tried less and less, and not each time its hold has ended', async () => {
  await varsling.repository.insertOnce({ id: randomUUID(), sealed, distributor: 'none', at: clock.now() });
  const tries = await countTries('notice-delivery-failed', () => deliverVarsler(varsling));
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(20);
});

test('so is a choice', async () => {
  await samtykke.repository.append(
    {
      persons: [Buffer.alloc(32)],
      slag: 'RESERVASJON',
      tekst: undefined,
      verdi: true,
      distributor: 'none',
      sealed,
      at: clock.now(),
      heldUntil: clock.now(),
    },
    () => undefined,
  );
  const tries = await countTries('consent-delivery-failed', () => deliverEndringer(samtykke));
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(20);
});

test('a row whose delay cannot be written is tried again when its hold has ended', async () => {
  await varsling.repository.insertOnce({ id: randomUUID(), sealed, distributor: 'none', at: clock.now() });
  const repository = { ...varsling.repository, postpone: () => Promise.reject(new Error('gone')) };
  const tries = await countTries('notice-delivery-failed', () => deliverVarsler({ ...varsling, repository }));
  expect(tries).toBe(120);
});
