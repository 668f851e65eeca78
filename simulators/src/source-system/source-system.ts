import type { SourceSystem, Tilbud } from '../customers/customer.ts';
import { notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest } from '../kit/read-body.ts';

/** These systems remove the named version of an offer; the others remove all offers with the number. */
export const versionedSystems: readonly SourceSystem[] = ['nice', 'eika-skade', 'eika-person'];

/** The one contract that all of them speak (`docs/outside/source-system.openapi.yaml`). Removed offers are remembered until the process ends. */
export function createSourceSystem(system: SourceSystem): readonly Operation[] {
  const removed = new Map<string, Set<Tilbud>>();

  function findTilbud(tilbud: readonly Tilbud[] | undefined, fodselsnummer: string): Tilbud[] | undefined {
    const gone = removed.get(fodselsnummer);
    return tilbud?.filter((row) => gone?.has(row) !== true);
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
      answer: ({ customer, fodselsnummer, body: { avtaleNummer, versionNumber } }) => {
        if (typeof avtaleNummer !== 'string') throw new BadRequest('avtaleNummer must be text');
        const named = versionedSystems.includes(system) ? versionNumber : undefined;
        if (named !== undefined && typeof named !== 'number')
          throw new BadRequest('versionNumber must be a number');
        const going = findTilbud(customer?.tilbud?.[system], fodselsnummer)?.filter(
          (row) => row.policyNumber === avtaleNummer && (named === undefined || row.versionNumber === named),
        );
        if (going === undefined || going.length === 0) return notFound;
        removed.set(fodselsnummer, new Set([...(removed.get(fodselsnummer) ?? []), ...going]));
        return { status: 204 };
      },
    },
  ];
}
