import type { SourceSystem, Tilbud } from '../customers/customer.ts';
import { notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest } from '../kit/read-body.ts';

/** The one contract that all seven speak (`docs/outside/source-system.openapi.yaml`). Removed offers are remembered until the process ends. */
export function createSourceSystem(system: SourceSystem): readonly Operation[] {
  const removed = new Map<string, Set<string>>();

  function findTilbud(tilbud: readonly Tilbud[] | undefined, fodselsnummer: string): Tilbud[] | undefined {
    const gone = removed.get(fodselsnummer);
    return tilbud?.filter(
      ({ policyNumber }) => policyNumber === undefined || gone?.has(policyNumber) !== true,
    );
  }

  return [
    {
      path: '/avtaler/sok',
      empty: { avtaler: [] },
      answer: ({ customer }) => {
        const avtaler = customer?.avtaler[system];
        return avtaler === undefined ? notFound : { status: 200, body: { avtaler } };
      },
    },
    {
      path: '/tilbud/sok',
      empty: { tilbud: [] },
      answer: ({ customer, fodselsnummer }) => {
        const tilbud = findTilbud(customer?.tilbud?.[system], fodselsnummer);
        return tilbud === undefined ? notFound : { status: 200, body: { tilbud } };
      },
    },
    {
      path: '/tilbud/slett',
      changes: true,
      empty: {},
      answer: ({ customer, fodselsnummer, body: { avtaleNummer } }) => {
        if (typeof avtaleNummer !== 'string') throw new BadRequest('avtaleNummer must be text');
        const left = findTilbud(customer?.tilbud?.[system], fodselsnummer);
        if (left?.some(({ policyNumber }) => policyNumber === avtaleNummer) !== true) return notFound;
        removed.set(fodselsnummer, (removed.get(fodselsnummer) ?? new Set()).add(avtaleNummer));
        return { status: 204 };
      },
    },
  ];
}
