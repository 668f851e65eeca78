import { kundeadresserSchema } from '@portal/contract/adresse.ts';

import { defineQuery } from '../../core/queries.ts';
import { listAdresser } from '../../outside/kunderegister/adresser.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { Postnummerregister } from './postnummer.ts';
import { toKundeadresse } from './to-kundeadresse.ts';

export const kundeadresserQuery = (postnummer: Postnummerregister) =>
  defineQuery({
    name: 'getKundeadresser',
    access: 'customer',
    summary: 'The customer’s addresses, with the names of their places',
    schema: kundeadresserSchema,
    handle: async ({ outside, sprak }) => {
      const adresser = getValue(await listAdresser(outside));
      return adresser.map((adresse) => toKundeadresse(adresse, postnummer, sprak));
    },
  });
