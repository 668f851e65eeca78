import { tilbudResponseSchema } from '@portal/contract/tilbud.ts';

import { defineQuery } from '../../http/queries.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { getTilbud } from './get-tilbud.ts';

export const tilbudQuery = (outside: OutsideClient) =>
  defineQuery({
    name: 'getTilbud',
    access: 'customer',
    summary: 'The customer’s offers from all source systems (API-15)',
    schema: tilbudResponseSchema,
    handle: (context) => getTilbud(outside, context),
  });
