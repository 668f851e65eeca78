import { kundeForPageSchema, kundeSchema } from '@portal/contract/kunde.ts';

import { defineQuery } from '../../core/queries.ts';
import { getKunde, getKundeMedSamtykker, type KundeDependencies } from './get-kunde.ts';

export const kundeQuery = (dependencies: KundeDependencies) =>
  defineQuery({
    name: 'getKunde',
    access: 'customer',
    summary: 'The logged-in customer’s own record',
    schema: kundeSchema,
    handle: (context) => getKundeMedSamtykker(dependencies, context),
    forPage: { schema: kundeForPageSchema, handle: (context) => getKunde(dependencies, context) },
  });
