import { innloggingerSchema } from '@portal/contract/innlogginger.ts';

import type { Distributors } from '../../config/distributors.ts';
import { defineQuery } from '../../core/queries.ts';
import type { Innlogginger } from '../../session/innlogginger.ts';

export const innloggingerQuery = (
  innlogginger: Pick<Innlogginger, 'list'>,
  { distributors }: { distributors: Distributors },
) =>
  defineQuery({
    name: 'getInnlogginger',
    access: 'customer',
    perSession: true,
    schema: innloggingerSchema,
    summary: 'Where the customer is logged in now, at whichever distributor',
    handle: async ({ session, sprak }) => {
      const { sessions, mayEnd } = await innlogginger.list(session);
      return {
        innlogginger: sessions.map((one) => ({
          id: one.publicId,
          isDenne: one.isOwn,
          enhet: one.device,
          loginContext: one.loginContext,
          distributor: distributors.findNavn(one.distributor, sprak),
          startet: one.startedAt.toISOString(),
          sistBrukt: one.lastUsedAt.toISOString(),
        })),
        kreverNyInnlogging: !mayEnd,
      };
    },
  });
