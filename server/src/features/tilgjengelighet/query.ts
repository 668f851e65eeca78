import { tilgjengelighetSchema } from '@portal/contract/tilgjengelighet.ts';

import type { Configuration } from '../../config/configuration.ts';
import { defineQuery } from '../../core/queries.ts';

export const tilgjengelighetQuery = (configuration: Configuration) =>
  defineQuery({
    name: 'getTilgjengelighet',
    access: 'public',
    summary: 'The accessibility statement: how far the pages follow WCAG, and what does not',
    schema: tilgjengelighetSchema,
    handle: ({ sprak }) => {
      const { tilgjengelighet, lenker } = configuration.oversikt(sprak);
      return { erklaering: tilgjengelighet, lenke: lenker.tilgjengelighet };
    },
  });
