import type { Customer, SourceSystem, Tilbud } from '../customers/customer.ts';
import { notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest } from '../kit/read-body.ts';

/** These systems remove the named version of an offer; the others remove all offers with the number. */
const versionedSystems: readonly SourceSystem[] = ['nice', 'eika-skade', 'eika-person'];

/** The one contract that all of them speak (`docs/outside/source-system.openapi.yaml`). Removed offers are remembered until the process ends. */
export function createSourceSystem(system: SourceSystem): readonly Operation[] {
  const removed = new Map<string, Set<Tilbud>>();

  function findTilbud(tilbud: readonly Tilbud[] | undefined, fodselsnummer: string): Tilbud[] | undefined {
    const gone = removed.get(fodselsnummer);
    return tilbud?.filter((row) => gone?.has(row) !== true);
  }

  /** None for a customer who has agreements here. */
  function findRows<Row>(
    customer: Customer | undefined,
    rows: Partial<Record<SourceSystem, Row[]>> | undefined,
  ): Row[] | undefined {
    return rows?.[system] ?? (customer?.avtaler[system] === undefined ? undefined : []);
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
      path: '/betalinger/sok',
      empty: { betalinger: [] },
      answer: ({ customer, body: { fraDato = '' } }) => {
        if (typeof fraDato !== 'string') throw new BadRequest('fraDato must be a date');
        const betalinger = findRows(customer, customer?.betalinger);
        if (betalinger === undefined) return notFound;
        return {
          status: 200,
          // A test's own rows may be anything.
          body: { betalinger: betalinger.filter(({ forfall }) => !(forfall < fraDato)) },
        };
      },
    },
    {
      path: '/avtaler/pris',
      empty: { priser: [] },
      answer: ({ customer }) => {
        const priser = findRows(customer, customer?.priser);
        return priser === undefined ? notFound : { status: 200, body: { priser } };
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
