import { kundeSchema } from '@portal/contract/kunde.ts';

import { defineQuery } from '../../http/queries.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { getKunde } from './get-kunde.ts';

export const kundeQuery = (dependencies: { outside: OutsideClient; now: () => Date }) =>
  defineQuery({
    name: 'getKunde',
    access: 'customer',
    summary: 'The logged-in customer’s own record (API-17)',
    schema: kundeSchema,
    handle: (context) => getKunde(dependencies, context),
  });
