import { DAY_MS } from '@portal/contract/day-ms.ts';
import type { Sprak } from '@portal/contract/sprak.ts';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

import { tekster } from './tekster.ts';

/** A day with payments. */
export interface Forfallsdag {
  dag: string;
  /** The event's id: unique among all customers' days, without revealing the customer. */
  uid: string;
  /** Left out, the event says that it is about insurance, and no more. */
  detaljer?: string;
}

/** Nine in the morning of the day before; an alarm is relative to the midnight that begins the event. */
const ALARM_SECONDS = 15 * 3600;

/**
 * A calendar (RFC 5545) with one all-day event for each due day. Importing it again updates the events: their ids
 * stay the same, and the sequence number grows by the day.
 * @param sprak of the events' name
 */
export function toKalender(dager: readonly Forfallsdag[], now: Date, sprak: Sprak): string {
  const { hendelse } = tekster[sprak];
  const calendar = ical({ prodId: '//portal//kostnader//NO', method: ICalCalendarMethod.PUBLISH });
  for (const { dag, uid, detaljer } of dager) {
    const event = calendar.createEvent({
      id: uid,
      sequence: Math.floor(now.getTime() / DAY_MS),
      stamp: now,
      start: new Date(`${dag}T00:00:00Z`),
      allDay: true,
      summary: hendelse,
    });
    if (detaljer !== undefined) event.description(detaljer);
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: ALARM_SECONDS,
      description: hendelse,
    });
  }
  return calendar.toString();
}
