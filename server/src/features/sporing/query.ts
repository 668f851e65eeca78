import { trackingIdSchema } from '@portal/contract/sporing.ts';

import type { Environment } from '../../config/environment.ts';
import { defineQuery } from '../../core/queries.ts';
import { createOwnNaming } from '../../keys/naming.ts';
import type { Database } from '../../persistence/database.ts';
import { createSporingRepository } from '../../persistence/sporing-repository.ts';

/** The id is random: not even we can find the customer from it, only the id from the customer, and only with the key. */
export function trackingIdQuery({
  environment,
  database,
}: {
  environment: Pick<Environment, 'TRACKING_KEY'>;
  database: Database;
}) {
  const repository = createSporingRepository(database);
  const toCustomerHash = createOwnNaming(environment.TRACKING_KEY);
  return defineQuery({
    name: 'getTrackingId',
    access: 'customer',
    schema: trackingIdSchema,
    summary: 'What measurements know the customer by; asked for after consent to statistics only',
    handle: async ({ session }) => ({
      trackingId: await repository.getTrackingId(toCustomerHash(session.customer.fodselsnummer)),
    }),
  });
}
