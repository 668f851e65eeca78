import { expect } from '@playwright/test';

/** One request to the events' or the error reports' service, as the simulators show it. */
interface SinkEntry {
  service: 'mixpanel' | 'sentry';
  path: string;
  items: unknown[];
  body: string;
}

export interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** Everything that has arrived in the whole run. */
export async function listArrived(simulatorsUrl: string): Promise<SinkEntry[]> {
  return (await (await fetch(`${simulatorsUrl}/sink/events`)).json()) as SinkEntry[];
}

/** The events of one customer, or of whoever the mark in `belongs` tells. */
export async function listEvents(simulatorsUrl: string, trackingId: string): Promise<SentEvent[]> {
  return (await listArrived(simulatorsUrl))
    .flatMap(({ items }) => items)
    .filter(isEvent)
    .filter(({ properties }) => properties['distinct_id'] === trackingId);
}

function isEvent(item: unknown): item is SentEvent {
  return typeof item === 'object' && item !== null && 'event' in item && 'properties' in item;
}

/** What may never leave the portal, whoever the customer is (design: national id, contact, policies, union). */
const forbidden: readonly RegExp[] = [
  /(?<![\d.])\d{6} ?\d{5}(?![\d.])/,
  /[\w.+-]+@[\w-]+\.\w/,
  /fromLo|isLo|lofavor|lo-?medlem|fagforening|LO_INNBO|KOLLEKTIV/i,
];

/** @param known what is true of the customers of the story: names, numbers, policies */
export function expectNothingPersonal(entries: readonly SinkEntry[], known: readonly string[]): void {
  for (const { path, body } of entries) {
    const text = decodeURIComponent(path) + body;
    for (const pattern of forbidden) expect(text).not.toMatch(pattern);
    for (const word of known) expect(text).not.toContain(word);
  }
}
