import type { Customer } from '../customers/customer.ts';
import { notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest } from '../kit/read-body.ts';

type Melding = NonNullable<Customer['sparebank']>['meldinger'][number];

/** The savings bank's outside system (`docs/outside/sparebank.openapi.yaml`). */
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
        : { status: 200, body: { meldinger: customer.sparebank.meldinger.map(toMelding(customer)) } },
  },
  {
    path: '/kundekommunikasjon/lest',
    changes: true,
    empty: {},
    answer: ({ customer, body: { id } }) => {
      if (typeof id !== 'string') throw new BadRequest('id must be text');
      const melding = customer?.sparebank?.meldinger.find((each) => each.id === id);
      if (customer === undefined || melding === undefined) return notFound;
      read.add(toKey(customer, id));
      return { status: 204 };
    },
  },
];

/** Messages marked as read, until the process ends. */
const read = new Set<string>();

function toMelding(customer: Customer) {
  return (melding: Melding): Melding =>
    melding.id !== undefined && read.has(toKey(customer, melding.id))
      ? { ...melding, ulest: false }
      : melding;
}

function toKey({ fodselsnummer }: Customer, id: string): string {
  return `${fodselsnummer} ${id}`;
}
