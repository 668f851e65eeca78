import { notFound, type Operation } from '../kit/outside-system.ts';

/** The savings-bank integration (`docs/outside/sparebank.openapi.yaml`). */
export const sparebankOperations: readonly Operation[] = [
  {
    path: '/avtaler/sok',
    empty: { avtaler: [] },
    answer: ({ customer }) =>
      customer?.sparebank === undefined
        ? notFound
        : { status: 200, body: { avtaler: customer.sparebank.avtaler } },
  },
  {
    path: '/kundekommunikasjon/sok',
    empty: { meldinger: [] },
    answer: ({ customer }) =>
      customer?.sparebank === undefined
        ? notFound
        : { status: 200, body: { meldinger: customer.sparebank.meldinger } },
  },
];
