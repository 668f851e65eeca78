import { expect } from '@playwright/test';
import { createLeakSearch } from '../../tools/leaks/find-leaks.ts';
import { listKnownPersonal } from '../../tools/leaks/known-personal.ts';

/** One request to the event service or the error-report service, as the simulators show it. */
interface SinkEntry {
  service: 'mixpanel' | 'sentry';
  path: string;
  items: unknown[];
  body: string;
  isUnread: boolean;
}

interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** Everything that has arrived during the whole run. */
export async function listArrived(simulatorsUrl: string): Promise<SinkEntry[]> {
  return (await (await fetch(`${simulatorsUrl}/sink/events`)).json()) as SinkEntry[];
}

/** The events of one customer. */
export async function listEvents(simulatorsUrl: string, trackingId: string): Promise<SentEvent[]> {
  return (await listArrived(simulatorsUrl))
    .flatMap(({ items }) => items)
    .filter(isEvent)
    .filter(({ properties }) => properties['distinct_id'] === trackingId);
}

function isEvent(item: unknown): item is SentEvent {
  return typeof item === 'object' && item !== null && 'event' in item && 'properties' in item;
}

const search = createLeakSearch(listKnownPersonal());

/** The same search that ends every run, for stories that are about it. */
export function expectNothingPersonal(entries: readonly SinkEntry[]): void {
  const leaks = entries.flatMap(({ path, body }) => search('sporing and error reports', `${path}\n${body}`));
  expect(leaks).toEqual([]);
}
