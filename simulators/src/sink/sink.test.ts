import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { RunningSimulators } from '../start.ts';
import { startForTest } from '../testing.ts';
import type { SinkEntry } from './sink.ts';

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());
beforeEach(() => send('/sink/events', undefined, 'DELETE'));

const send = (path: string, body?: string, method = 'POST') =>
  fetch(simulators.address + path, { method, ...(body !== undefined && { body }) });
const listEvents = async () => (await (await send('/sink/events', undefined, 'GET')).json()) as SinkEntry[];

test('takes events, as text or packed, and tells how they were sent', async () => {
  const event = JSON.stringify({ event: 'Sidevisning' });
  await send('/sink/mixpanel/track/?ip=0', `data=${encodeURIComponent(event)}`);
  await send('/sink/mixpanel/track', `data=${encodeURIComponent(btoa(`[${event}]`))}`);
  const entries = await listEvents();
  expect(entries.map(({ items }) => items)).toEqual([[{ event: 'Sidevisning' }], [{ event: 'Sidevisning' }]]);
  expect(entries[0]?.path).toContain('ip=0');
});

test('takes error reports from any page', async () => {
  const answer = await send('/sink/sentry/api/1/envelope/?x=1', '{}\n{"type":"event"}\n{"message":"Au"}');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect((await listEvents())[0]?.items).toEqual([{}, { type: 'event' }, { message: 'Au' }]);
});

test('shows people what came, and never as markup', async () => {
  await send('/sink/mixpanel/track', `data=${encodeURIComponent('{"event":"<script>"}')}`);
  const page = await (await send('/sink', undefined, 'GET')).text();
  expect(page).toContain('mixpanel: &lt;script&gt;');
  expect(page).not.toContain('<script>');
});
