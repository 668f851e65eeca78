import { delingerSchema } from '@portal/contract/delinger.ts';

import type { Distributors } from '../../config/distributors.ts';
import type { AuditTrail } from '../../core/audit-trail.ts';
import { defineQuery } from '../../core/queries.ts';
import { hasSparebank } from '../../session/has-sparebank.ts';

export const delingerQuery = (
  audit: Pick<AuditTrail, 'findLatest'>,
  configuration: { distributors: Pick<Distributors, 'list'> },
) =>
  defineQuery({
    name: 'getDelinger',
    access: 'customer',
    summary: 'Who has been given information about the customer, besides by consents',
    schema: delingerSchema,
    handle: async (context) => {
      const { session } = context;
      const withBank = configuration.distributors.list
        .filter(
          (distributor) =>
            distributor.sparebankintegrasjon ||
            // The bank of this login: the trail does not tell the banks of others.
            (distributor.shortname === context.distributor.shortname && hasSparebank(context)),
        )
        .map(({ shortname }) => shortname);
      const [skadesaker, sparebank] = await Promise.all([
        audit.findLatest(session, 'createJumpToken'),
        audit.findLatest(session, 'login', withBank),
      ]);
      return { skadesaker: skadesaker?.toISOString(), sparebank: sparebank?.toISOString() };
    },
  });
