import type { Parts } from '../parts.ts';
import type { DatabaseTables } from '../persistence/database.ts';
import type { Expiring } from './delete-expired.ts';

/** Everything with an expiry, by table. Tables that are kept for ever are listed, with the reason, in this file's test. */
export function listExpiring({ session, samtykke, varsling, tilbakemelding, audit }: Parts) {
  return {
    session: session.sessions,
    login_transaction: session.transactions,
    kept_form: session.keptForms,
    jump_token: session.jumpTokens,
    logout_token: session.endedLogins,
    given_samtykketekst: samtykke.gitteTekster,
    ...tilbakemelding.expiring,
    revisjonsspor: audit,
    varsel: varsling.oldVarsler,
  } satisfies Partial<Record<keyof DatabaseTables, Expiring>>;
}
