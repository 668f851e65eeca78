import type { Insertable, Selectable } from 'kysely';
import pg from 'pg';

import type { Database, JumpTokenTable } from './database.ts';
import { createOneTimeRows } from './one-time-rows.ts';

const FOREIGN_KEY_VIOLATION = '23503';

type JumpTokenRow = Selectable<JumpTokenTable>;

export type JumpTokenRepository = ReturnType<typeof createJumpTokenRepository>;

export function createJumpTokenRepository(database: Database) {
  return {
    ...createOneTimeRows<JumpTokenRow>(database, 'jump_token'),

    /** Returns false when the session, which every token must have, has ended meanwhile. */
    async insert(row: Insertable<JumpTokenTable>): Promise<boolean> {
      try {
        await database.insertInto('jump_token').values(row).execute();
        return true;
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION) return false;
        throw error;
      }
    },
  };
}
