import { z } from 'zod';

import { PROFIL_PATH } from '@portal/contract/paths.ts';

import { defineCommand } from '../../http/commands.ts';
import { putFolkeregistrertAdresseInUse } from '../../outside/kunderegister/adresser.ts';
import { requireDone } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';

export const updateAdresseCommand = (outside: OutsideClient) =>
  defineCommand({
    name: 'updateAdresse',
    summary: 'Puts the customer’s registered address in use; no body',
    input: z.strictObject({}),
    handle: async ({ session, correlationId }) => {
      const { fodselsnummer } = session.customer;
      requireDone(await putFolkeregistrertAdresseInUse(outside, { fodselsnummer, correlationId }));
    },
    form: {
      path: PROFIL_PATH,
      onPage: { skjema: 'adresse', keeps: [] },
      toInput: () => ({}),
      redirectTo: (error) => `${PROFIL_PATH}?resultat=${error === undefined ? 'adresse' : 'ikke-lagret'}`,
    },
  });
