import { type RawBuilder, sql } from 'kysely';

/** Which deliveries are taken, and until when they are held for who takes them. */
export interface DueQuery {
  at: Date;
  /** No attempt is put off for longer: a later time was written before a clock was set back. */
  latest: Date;
  heldUntil: Date;
  limit: number;
}

export function isDue({ at, latest }: DueQuery): RawBuilder<boolean> {
  return sql`(next_attempt_at <= ${at} or next_attempt_at > ${latest})`;
}
