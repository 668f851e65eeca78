import { type Oppbevaring, oppbevaringSchema } from '@portal/contract/oppbevaring.ts';

import type { Environment } from '../../config/environment.ts';
import { getOppbevaring } from '../../core/oppbevaring.ts';
import { defineQuery } from '../../core/queries.ts';

export const oppbevaringQuery = ({ environment }: { environment: Environment }) =>
  defineQuery({
    name: 'getOppbevaring',
    access: 'customer',
    summary: 'What the portal itself keeps of a customer, and how long',
    schema: oppbevaringSchema,
    handle: () => {
      // Of a kind with several terms the last one, which is the longest.
      const kinds: Oppbevaring = Object.values(getOppbevaring(environment));
      return [...new Map(kinds.map((kind) => [kind.slag, kind])).values()];
    },
  });
