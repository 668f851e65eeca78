import { withWord } from '@portal/contract/address-words.ts';
import { ikkeMegResponseSchema, ikkeMegSchema } from '@portal/contract/aktivitet.ts';
import { dataResultat, ikkeMegForm } from '@portal/contract/forms/data.ts';

import type { AuditTrail } from '../../core/audit-trail.ts';
import { type Command, defineCommand } from '../../core/commands.ts';
import { isRefusal, PortalError } from '../../core/errors.ts';
import type { Innlogginger } from '../../session/innlogginger.ts';
import type { Session } from '../../session/session.ts';

interface IkkeMegDependencies {
  audit: Pick<AuditTrail, 'find'>;
  innlogginger: Pick<Innlogginger, 'endOthers'>;
  /** Has those who call customers told: kept before it resolves, and delivered at least once. */
  tell: (session: Session, row: { handling: string; referanse: string; skjedde: Date }) => Promise<void>;
}

/**
 * 'This was not me'. Opens the case first; it needs no fresh login. Then ends the other logins, which does, so that nobody
 * at an unlocked computer can.
 */
export const ikkeMegCommand = ({ audit, innlogginger, tell }: IkkeMegDependencies): Command =>
  defineCommand({
    name: 'reportIkkeMeg',
    summary:
      'The customer did not do this themselves: opens a case, and ends the other logins if this one is fresh',
    input: ikkeMegSchema,
    result: ikkeMegResponseSchema,
    countsForSession: true,
    handle: async ({ session }, { id }) => {
      const row = await audit.find(session, id);
      if (row === undefined) throw new PortalError('FINNES_IKKE');
      await tell(session, { handling: row.command, referanse: row.reference, skjedde: row.created_at });
      return { andreAvsluttet: await endOthers(innlogginger, session) };
    },
    form: {
      ...ikkeMegForm,
      toInput: ({ id }) => ({ id }),
      // The only error here is a customer who has been logged out meanwhile.
      redirectTo: (error, _, result) =>
        withWord(
          ikkeMegForm.path,
          dataResultat,
          error !== undefined
            ? 'logget-ut'
            : result?.andreAvsluttet === true
              ? 'meldt'
              : 'meldt-uten-utlogging',
        ),
    },
  });

async function endOthers(
  innlogginger: IkkeMegDependencies['innlogginger'],
  session: Session,
): Promise<boolean> {
  try {
    await innlogginger.endOthers(session);
    return true;
  } catch (error) {
    // Refused, since this login is too old or has just ended: the case is open all the same.
    if (error instanceof PortalError && isRefusal(error.code)) return false;
    throw error;
  }
}
