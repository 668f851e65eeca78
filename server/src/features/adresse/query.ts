import { kundeadresserSchema } from '@portal/contract/adresse.ts';

import { defineQuery } from '../../http/queries.ts';
import { listAdresser } from '../../outside/kunderegister/adresser.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import type { Postnummerregister } from './postnummer.ts';
import { toKundeadresse } from './to-kundeadresse.ts';

export const kundeadresserQuery = (outside: OutsideClient, postnummer: Postnummerregister) =>
  defineQuery({
    name: 'getKundeadresser',
    access: 'customer',
    summary: 'The customer’s addresses, with the names of their places',
    schema: kundeadresserSchema,
    handle: async ({ session, correlationId }) => {
      const { fodselsnummer } = session.customer;
      const adresser = getValue(await listAdresser(outside, { fodselsnummer, correlationId }));
      return adresser.map((adresse) => toKundeadresse(adresse, postnummer));
    },
  });
