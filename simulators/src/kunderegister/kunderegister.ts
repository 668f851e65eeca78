import { notFound, type Operation } from '../kit/outside-system.ts';

/** Who the customer is (`docs/outside/kunderegister.openapi.yaml`). */
export const kunderegisterOperations: readonly Operation[] = [
  {
    path: '/kunder/hent',
    empty: {},
    answer: ({ customer }) => {
      if (customer?.register === undefined) return notFound;
      const { fodselsdato, ...entry } = customer.register;
      return {
        status: 200,
        body: {
          navn: customer.navn,
          ...entry,
          fodselsdato: typeof fodselsdato === 'string' ? fodselsdato : fodselsdato(),
        },
      };
    },
  },
];
