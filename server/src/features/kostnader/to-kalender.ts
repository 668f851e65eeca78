import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

/** A day with payments. */
export interface Forfallsdag {
  dag: string;
  /** Names it among all days of all customers, and tells nobody whose it is. */
  uid: string;
  /** Left out, the event says 'Forsikring' alone. */
  detaljer?: string;
}

const DAY_MS = 86_400_000;
/** Nine in the morning of the day before: alarms are reckoned from the midnight that the day begins with. */
const ALARM_SECONDS = 15 * 3600;

/**
 * A calendar with one event of a whole day for each (RFC 5545). Made again, it replaces its events in the calendar:
 * the same ids, and a number that grows by the day.
 */
export function toKalender(dager: readonly Forfallsdag[], now: Date): string {
  const calendar = ical({ prodId: '//portal//kostnader//NO', method: ICalCalendarMethod.PUBLISH });
  for (const { dag, uid, detaljer } of dager) {
    const event = calendar.createEvent({
      id: uid,
      sequence: Math.floor(now.getTime() / DAY_MS),
      stamp: now,
      start: new Date(`${dag}T00:00:00Z`),
      allDay: true,
      summary: 'Forsikring',
    });
    if (detaljer !== undefined) event.description(detaljer);
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: ALARM_SECONDS,
      description: 'Forsikring',
    });
  }
  return calendar.toString();
}
