import {
  aktivitetParametersSchema,
  aktivitetSchema,
  type Aktivitetsrad,
} from '@portal/contract/aktivitet.ts';
import { toErrorCode } from '@portal/contract/errors.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import type { Distributors } from '../../config/distributors.ts';
import type { AuditTrail } from '../../core/audit-trail.ts';
import { isRefusal } from '../../core/errors.ts';
import { defineQuery } from '../../core/queries.ts';
import type { RevisjonssporRow } from '../../persistence/revisjonsspor-repository.ts';
import { enhetSchema } from '../../session/innlogginger.ts';

/** As many as a page shows. */
export const PAGE_ROWS = 20;

export const aktivitetQuery = (
  audit: Pick<AuditTrail, 'listPage'>,
  { distributors }: { distributors: Distributors },
) =>
  defineQuery({
    name: 'getAktivitet',
    access: 'customer',
    summary: 'What was done in the customer’s name: logins, logouts, writes and downloads of thirteen months',
    parameters: aktivitetParametersSchema,
    schema: aktivitetSchema,
    handle: async ({ session, sprak }, { eldreEnn }) => {
      const rows = await audit.listPage(session, {
        ...(eldreEnn !== '' && { before: eldreEnn }),
        // One more tells whether there are older ones.
        limit: PAGE_ROWS + 1,
      });
      const shown = rows.slice(0, PAGE_ROWS);
      const last = shown.at(-1);
      return {
        rader: shown.map((row) => toRad(row, distributors, sprak)),
        ...(rows.length > PAGE_ROWS && last !== undefined && { eldre: last.id }),
      };
    },
  });

function toRad(row: RevisjonssporRow, distributors: Distributors, sprak: Sprak): Aktivitetsrad {
  return {
    id: row.id,
    tidspunkt: row.created_at.toISOString(),
    handling: row.command,
    distributor: distributors.findNavn(row.distributor, sprak),
    enhet: enhetSchema.parse(row.device ?? undefined),
    referanse: row.reference,
    utfall: toUtfall(row.outcome),
    antall: row.writes,
  };
}

function toUtfall(outcome: string | null): Aktivitetsrad['utfall'] {
  if (outcome === 'OK') return 'UTFORT';
  return outcome !== null && isRefusal(toErrorCode(outcome)) ? 'AVVIST' : 'UKJENT';
}
