import { tilbudResponseSchema } from '@portal/contract/tilbud.ts';

import { defineQuery } from '../../core/queries.ts';
import { getTilbud, type TilbudDependencies } from './get-tilbud.ts';

export const tilbudQuery = (dependencies: TilbudDependencies) =>
  defineQuery({
    name: 'getTilbud',
    access: 'customer',
    summary: 'The customer’s offers from all source systems',
    schema: tilbudResponseSchema,
    handle: (context) => getTilbud(dependencies, context),
  });
