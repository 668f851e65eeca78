import { randomBytes, randomUUID } from 'node:crypto';

import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';
import { createFindLiveSession } from './find-live-session.ts';
import { createSessionRepository } from './session-repository.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const find = createFindLiveSession(portal.database);
const sessions = createSessionRepository(portal.database);
const sql = vi.spyOn(pg.Client.prototype, 'query');

const AT = new Date('2026-01-15T12:00:00.000Z');
const before = (seconds: number) => new Date(AT.getTime() - seconds * 1000);
const limits = { activeAfter: before(900), createdAfter: before(3600) };

async function create({ distributor = 'none', activeAt = AT, createdAt = before(1000) } = {}) {
  const session = { idHash: randomBytes(32), publicId: randomUUID(), distributor };
  await sessions.insert({
    id_hash: session.idHash,
    public_id: session.publicId,
    subject: session.publicId,
    provider_session: null,
    sealed: randomBytes(40),
    distributor,
    login_context: 'PRIVAT',
    bank_registry: null,
    device: null,
    identified_at: createdAt,
    created_at: createdAt,
    last_active_at: activeAt,
  });
  return session;
}
const ask = (session: { idHash: Buffer; distributor: string }, since = limits) =>
  find({ idHash: session.idHash, distributor: session.distributor, ...since });

test('those who ask at the same time share a statement, and each is given its own session', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => create()));
  sql.mockClear();
  const rows = await Promise.all(all.toReversed().map((session) => ask(session)));
  expect(rows.map((row) => row?.public_id)).toEqual(all.toReversed().map(({ publicId }) => publicId));
  expect(sql).toHaveBeenCalledOnce();
});

test('one session is found by all who ask for it at the same time, as its whole row', async () => {
  const session = await create();
  const rows = await Promise.all([ask(session), ask(session)]);
  expect(rows[0]).toEqual(rows[1]);
  expect(rows[0]).toMatchObject({
    public_id: session.publicId,
    last_active_at: AT,
    created_at: before(1000),
    tilbud_count: null,
    avtale_counts: null,
  });
});

test('between those that are found, nothing is found for another secret, brand or time', async () => {
  const good = await create();
  const idle = await create({ activeAt: limits.activeAfter });
  const old = await create({ createdAt: limits.createdAfter });
  const of = (row: Awaited<ReturnType<typeof ask>>) => row?.public_id;
  const rows = await Promise.all([
    ask({ ...good, idHash: randomBytes(32) }),
    ask(good),
    ask({ ...good, distributor: 'sb1' }),
    ask(idle),
    ask(idle, { ...limits, activeAfter: before(901) }),
    ask(old),
    ask(old, { ...limits, createdAfter: before(3601) }),
    ask({ ...good, idHash: Buffer.alloc(0) }),
    ask(good),
  ]);
  expect(rows.map(of)).toEqual([
    undefined,
    good.publicId,
    undefined,
    undefined,
    idle.publicId,
    undefined,
    old.publicId,
    undefined,
    good.publicId,
  ]);
});

test('a session that has ended is not found again', async () => {
  const session = await create();
  expect(await ask(session)).toBeDefined();
  await sessions.delete(session.idHash);
  expect(await ask(session)).toBeUndefined();
});

test('when the statement fails, all who shared it hear so, and the next one asks anew', async () => {
  const session = await create();
  sql.mockImplementationOnce(() => {
    throw new Error('connection lost');
  });
  const answers = await Promise.allSettled([ask(session), ask(session)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(session)).toMatchObject({ public_id: session.publicId });
});
