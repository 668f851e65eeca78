import { delingerSchema } from '@portal/contract/delinger.ts';

import type { AuditTrail } from '../../core/audit-trail.ts';
import { defineQuery } from '../../core/queries.ts';

export const delingerQuery = (audit: Pick<AuditTrail, 'findLatest'>) =>
  defineQuery({
    name: 'getDelinger',
    access: 'customer',
    summary: 'Who has been given information about the customer, besides by consents',
    schema: delingerSchema,
    handle: async ({ session }) => ({
      skadesaker: (await audit.findLatest(session, 'createJumpToken'))?.toISOString(),
    }),
  });
