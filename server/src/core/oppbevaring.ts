import type { Frist, Oppbevaringsslag } from '@portal/contract/oppbevaring.ts';

import type { Environment } from '../config/environment.ts';
import type { DatabaseTables } from '../persistence/database.ts';

/** Thirteen months, so that a month can be compared with the same month of the year before. */
export const AUDIT_DAYS = 396;
/** Until a notice that was never taken is given up. */
export const VARSEL_DAYS = 7;

interface Kept {
  slag: Oppbevaringsslag;
  frist: Frist;
}

/**
 * Each table, with what of a customer is in it and how long that is kept; of the same kind, the longest last. The jobs that delete, the customer's page and
 * docs/security.md all go by this one.
 */
export const getOppbevaring = ({
  FEEDBACK_DAYS,
  FEEDBACK_CONTACT_DAYS,
}: Pick<Environment, 'FEEDBACK_DAYS' | 'FEEDBACK_CONTACT_DAYS'>) =>
  ({
    session: { slag: 'INNLOGGING', frist: 'INNLOGGING' },
    given_samtykketekst: { slag: 'INNLOGGING', frist: 'INNLOGGING' },
    jump_token: { slag: 'UNDERVEIS', frist: 'MINUTTER' },
    login_transaction: { slag: 'UNDERVEIS', frist: 'MINUTTER' },
    logout_token: { slag: 'UNDERVEIS', frist: 'MINUTTER' },
    kept_form: { slag: 'UNDERVEIS', frist: 'MINUTTER' },
    request_count: { slag: 'UNDERVEIS', frist: 'DOGN' },
    revisjonsspor: { slag: 'AKTIVITET', frist: AUDIT_DAYS },
    samtykkeendring: { slag: 'VALG', frist: 'ALLTID' },
    samtykkelevering: { slag: 'VALG', frist: 'ALLTID' },
    samtykketekst: { slag: 'VALG', frist: 'ALLTID' },
    varsel: { slag: 'VARSEL', frist: VARSEL_DAYS },
    tilbakemelding: { slag: 'TILBAKEMELDING', frist: FEEDBACK_DAYS },
    oppfolging: { slag: 'TILBAKEMELDING', frist: FEEDBACK_DAYS },
    kontaktonske: { slag: 'KONTAKTONSKE', frist: FEEDBACK_CONTACT_DAYS },
    sporing: { slag: 'SPORING', frist: 'ALLTID' },
  }) satisfies Record<keyof DatabaseTables, Kept>;
