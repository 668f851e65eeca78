import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import type { DatabaseTables } from './database.ts';

/** Idle limit and absolute limit of a session, in seconds. */
export interface SessionLimits {
  idleSeconds: number;
  maxSeconds: number;
}

/** A live session was last used, and created, after these times. */
export interface LiveSince {
  activeAfter: Date;
  createdAfter: Date;
}

export function toLiveSince({ idleSeconds, maxSeconds }: SessionLimits, at: Date): LiveSince {
  return {
    activeAfter: new Date(at.getTime() - idleSeconds * 1000),
    createdAfter: new Date(at.getTime() - maxSeconds * 1000),
  };
}

/** The only definition of when a stored session is live; all statements use it. */
export function isLive({ activeAfter, createdAfter }: Record<keyof LiveSince, Date | Expression<Date>>) {
  return (row: ExpressionBuilder<DatabaseTables, 'session'>): Expression<SqlBool> =>
    row.and([row('last_active_at', '>', activeAfter), row('created_at', '>', createdAfter)]);
}
