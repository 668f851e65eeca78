import type { Journal } from '../journal/journal.ts';
import { notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest } from '../kit/read-body.ts';

/** Contact information of livkunder (`docs/outside/livregister.openapi.yaml`). Changes last until the process ends. */
export function createLivregister(journal: Journal): readonly Operation[] {
  const changes = new Map<string, { epost?: string; telefon?: string }>();
  return [
    {
      path: '/kunder/hent',
      empty: {},
      answer: ({ customer, fodselsnummer }) =>
        customer?.livkunde === undefined
          ? notFound
          : { status: 200, body: { ...customer.livkunde, ...changes.get(fodselsnummer) } },
    },
    {
      path: '/kunder/kontaktinformasjon/endre',
      changes: true,
      empty: {},
      answer: ({ customer, fodselsnummer, body: { epost, telefon } }) => {
        if (epost !== undefined && typeof epost !== 'string') throw new BadRequest('epost must be text');
        if (telefon !== undefined && typeof telefon !== 'string')
          throw new BadRequest('telefon must be text');
        if (customer?.livkunde === undefined) return notFound;
        if (epost?.includes('@') === false) return { status: 422, body: { kode: 'UGYLDIG_MAILADRESSE' } };
        if (telefon !== undefined && !/^(?:\d{8}|\+[1-9]\d{6,14})$/.test(telefon)) {
          return { status: 422, body: { kode: 'UGYLDIG_MOBILNR' } };
        }
        const change = { ...(epost !== undefined && { epost }), ...(telefon !== undefined && { telefon }) };
        changes.set(fodselsnummer, { ...changes.get(fodselsnummer), ...change });
        journal.add({ system: 'livregister', fodselsnummer, change });
        return { status: 204 };
      },
    },
  ];
}
