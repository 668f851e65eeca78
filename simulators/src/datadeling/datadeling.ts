import type { Deling } from '../customers/customer.ts';
import type { Journal } from '../journal/journal.ts';
import { osloDate } from '../kit/oslo-date.ts';
import { notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest } from '../kit/read-body.ts';

/**
 * Who is given the customer's data (`docs/outside/datadeling.openapi.yaml`). Changes last until the process ends, and
 * are noted once.
 */
export function createDatadeling(journal: Journal): readonly Operation[] {
  /** Whether it goes on, by customer and sharing. */
  const changes = new Map<string, boolean>();
  const goesOn = (fodselsnummer: string, { delingId, avsluttet }: Deling) =>
    changes.get(`${fodselsnummer} ${delingId}`) ?? avsluttet === undefined;
  return [
    {
      path: '/delinger/sok',
      empty: { delinger: [] },
      answer: ({ customer, fodselsnummer }) => {
        if (customer?.delinger === undefined) return notFound;
        const delinger = customer.delinger.map((deling) => {
          const { avsluttet = osloDate(), ...rest } = deling;
          return goesOn(fodselsnummer, deling) ? rest : { ...rest, avsluttet };
        });
        return { status: 200, body: { delinger } };
      },
    },
    {
      path: '/delinger/endre',
      changes: true,
      empty: {},
      answer: ({ customer, fodselsnummer, body: { delingId, deles, versjon } }) => {
        if (typeof delingId !== 'string') throw new BadRequest('delingId must be text');
        if (typeof deles !== 'boolean') throw new BadRequest('deles must be true or false');
        const deling = customer?.delinger?.find((known) => known.delingId === delingId);
        if (deling === undefined || deling.lov !== undefined) return notFound;
        if (deles && (deling.versjon === undefined || deling.versjon !== versjon)) return notFound;
        if (!deles && deling.folge === undefined) return notFound;
        if (goesOn(fodselsnummer, deling) !== deles)
          journal.add({ system: 'datadeling', fodselsnummer, change: { delingId, deles } });
        changes.set(`${fodselsnummer} ${delingId}`, deles);
        return { status: 204 };
      },
    },
  ];
}
