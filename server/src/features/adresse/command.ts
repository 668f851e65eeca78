import { z } from 'zod';

import { withWord } from '@portal/contract/address-words.ts';
import { profilResultat } from '@portal/contract/forms/profil-resultat.ts';
import { adresseForm } from '@portal/contract/forms/profil.ts';

import { defineCommand } from '../../core/commands.ts';
import { putFolkeregistrertAdresseInUse } from '../../outside/kunderegister/adresser.ts';
import { requireDone } from '../../outside/change.ts';

export const updateAdresseCommand = defineCommand({
  name: 'updateAdresse',
  summary: 'Puts the customer’s registered address in use; no body',
  input: z.strictObject({}),
  handle: async ({ outside }) => requireDone(await putFolkeregistrertAdresseInUse(outside)),
  form: {
    ...adresseForm,
    toInput: () => ({}),
    redirectTo: (error) =>
      withWord(adresseForm.path, profilResultat, error === undefined ? 'adresse' : 'ikke-lagret'),
  },
});
