import { delingerSchema } from '@portal/contract/delinger.ts';

import type { Distributors } from '../../config/distributors.ts';
import type { AuditTrail } from '../../core/audit-trail.ts';
import { defineQuery } from '../../core/queries.ts';

export const delingerQuery = (
  audit: Pick<AuditTrail, 'findLatest'>,
  { distributors }: { distributors: Pick<Distributors, 'list'> },
) => {
  const withBank = distributors.list
    .filter(({ sparebankintegrasjon }) => sparebankintegrasjon)
    .map(({ shortname }) => shortname);
  return defineQuery({
    name: 'getDelinger',
    access: 'customer',
    summary: 'Who has been given information about the customer, besides by consents',
    schema: delingerSchema,
    handle: async ({ session }) => {
      const [skadesaker, sparebank] = await Promise.all([
        audit.findLatest(session, 'createJumpToken'),
        audit.findLatest(session, 'login', withBank),
      ]);
      return { skadesaker: skadesaker?.toISOString(), sparebank: sparebank?.toISOString() };
    },
  });
};
