import { countTilbud } from '@portal/contract/rules/count-tilbud.ts';
import { tilbudResponseSchema } from '@portal/contract/tilbud.ts';

import { defineQuery } from '../../core/queries.ts';
import { getTilbud, type TilbudDependencies } from './get-tilbud.ts';

/** The session remembers their number, when every system has told all of its own. */
export const tilbudQuery = (dependencies: TilbudDependencies) =>
  defineQuery({
    name: 'getTilbud',
    access: 'customer',
    summary: 'The customer’s offers from all source systems',
    schema: tilbudResponseSchema,
    handle: async (context, _parameters, _tellParts, remember) => {
      const begun = dependencies.now();
      const answer = await getTilbud(dependencies, context);
      if (!answer.systemSourceError)
        remember((session) => session.noteTilbud(countTilbud(answer.tilbud), begun));
      return answer;
    },
  });
