import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { RunningSimulators } from '../start.ts';
import { startForTest } from '../testing.ts';
import type { SinkEntry } from './sink.ts';

let simulators: RunningSimulators;
let before = 0;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());
beforeEach(async () => {
  before = (await listAll()).length;
});

const send = (path: string, body?: string, method = 'POST') =>
  fetch(simulators.address + path, { method, ...(body !== undefined && { body }) });
const listAll = async () => (await (await send('/sink/events', undefined, 'GET')).json()) as SinkEntry[];
const listEvents = async () => (await listAll()).slice(before);

test('accepts events, plain or compressed, and shows how they were sent', async () => {
  const event = JSON.stringify({ event: 'Sidevisning' });
  await send('/sink/mixpanel/track/?ip=0', `data=${encodeURIComponent(event)}`);
  await send('/sink/mixpanel/track', `data=${encodeURIComponent(btoa(`[${event}]`))}`);
  const entries = await listEvents();
  expect(entries.map(({ items }) => items)).toEqual([[{ event: 'Sidevisning' }], [{ event: 'Sidevisning' }]]);
  expect(entries[0]?.path).toContain('ip=0');
});

test('accepts error reports from any page', async () => {
  const answer = await send('/sink/sentry/api/1/envelope/?x=1', '{}\n{"type":"event"}\n{"message":"Au"}');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect((await listEvents())[0]?.items).toEqual([{}, { type: 'event' }, { message: 'Au' }]);
});

test.each([
  ['beside the data of an event', '/sink/mixpanel/track', 'data=%7B%7D&navn=Lun'],
  ['in the address', '/sink/mixpanel/track?data=eyJuYXZuIjoiTHVuIn0%3D', undefined],
  ['at another place', '/sink/mixpanel/record/a', '{"navn":"Lun"}'],
  ['in another report', '/sink/sentry/api/1/security', '{"navn":"Lun"}'],
])('sees what arrives %s', async (_, path, body) => {
  for (const method of body === undefined ? ['GET', 'POST'] : ['POST', 'PUT']) await send(path, body, method);
  const entries = await listEvents();
  expect(entries).toHaveLength(2);
  for (const entry of entries) {
    expect(entry.body).toContain('Lun');
    expect(entry.isUnread).toBe(false);
  }
});

test('marks what it cannot read as unread', async () => {
  const packed = gzipSync('{"navn":"Lun"}');
  await fetch(`${simulators.address}/sink/sentry/api/1/envelope/`, { method: 'POST', body: packed });
  await send('/sink/mixpanel/track', `data=${packed.toString('base64')}`);
  expect((await listEvents()).map(({ isUnread }) => isUnread)).toEqual([true, true]);
});

test('marks what is too long as unread, and does not take a question about leave for a report', async () => {
  expect((await send('/sink/mixpanel/track', undefined, 'OPTIONS')).status).toBe(204);
  expect((await send('/sink/mixpanel/record', 'x'.repeat(5_000_001))).status).toBe(200);
  expect((await listEvents()).map(({ path, isUnread }) => [path, isUnread])).toEqual([
    ['/sink/mixpanel/record', true],
  ]);
});

test('shows people what arrived, but never as markup', async () => {
  await send('/sink/mixpanel/track', `data=${encodeURIComponent('{"event":"<script>"}')}`);
  const page = await (await send('/sink', undefined, 'GET')).text();
  expect(page).toContain('mixpanel: &lt;script&gt;');
  expect(page).not.toContain('<script>');
});
