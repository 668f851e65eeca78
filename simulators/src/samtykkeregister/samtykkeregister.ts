import { getSamtykker, type Samtykker } from '../customers/samtykker.ts';
import type { Journal } from '../journal/journal.ts';
import { type Body, notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest } from '../kit/read-body.ts';
import { samtykketekster } from './samtykketekster.ts';

const slagene = ['MARKETING', 'CROSS_DOMAIN', 'RESERVASJON'] as const;
type Slag = (typeof slagene)[number];

/**
 * What customers have consented to (`docs/outside/samtykkeregister.openapi.yaml`). A change has a number that grows
 * for each customer and kind. One that is not larger than the last is repeated or late, and changes nothing
 * (idempotent).
 * @param hasNewTexts gives the texts new versions at each read, so that a choice can be traced by its version
 */
export function createSamtykkeregister(
  journal: Journal,
  { hasNewTexts = false }: { hasNewTexts?: boolean } = {},
): readonly Operation[] {
  const values = new Map<string, Samtykker>();
  const lastApplied = new Map<string, { endringsnummer: number; verdi: boolean; tidspunkt: string }>();
  let readings = 0;

  return [
    {
      path: '/tekster/sok',
      anonymous: true,
      empty: { tekster: [] },
      answer: ({ body: { kundetype, sprak = 'nb' } }) => {
        if (kundetype !== 'BANKKUNDE' && kundetype !== 'FORSIKRINGSKUNDE') {
          throw new BadRequest('kundetype must be BANKKUNDE or FORSIKRINGSKUNDE');
        }
        if (sprak !== 'nb' && sprak !== 'nn' && sprak !== 'en')
          throw new BadRequest('sprak must be nb, nn or en');
        readings += 1;
        const tekster = samtykketekster[sprak][kundetype].map((tekst) => ({
          ...tekst,
          ...(hasNewTexts && { versjon: `${tekst.versjon}.${String(readings).padStart(6, '0')}` }),
        }));
        return { status: 200, body: { tekster } };
      },
    },
    {
      path: '/samtykker/hent',
      empty: {},
      answer: ({ customer, fodselsnummer }) => {
        if (customer?.register === undefined) return notFound;
        const { RESERVASJON, ...samtykker } = values.get(fodselsnummer) ?? getSamtykker(customer);
        return { status: 200, body: { samtykker: toWire(samtykker), hasReservasjon: RESERVASJON } };
      },
    },
    {
      path: '/endringer/meld',
      changes: true,
      empty: {},
      answer: ({ customer, fodselsnummer, body }) => {
        const { slag, verdi, endringsnummer, tekstversjon, tidspunkt } = readEndring(body);
        if (customer?.register === undefined) return notFound;
        const key = `${fodselsnummer} ${slag}`;
        const last = lastApplied.get(key);
        if (last !== undefined && endringsnummer <= last.endringsnummer) return { status: 200, body: last };
        const applied = { endringsnummer, verdi, tidspunkt };
        lastApplied.set(key, applied);
        values.set(fodselsnummer, {
          ...(values.get(fodselsnummer) ?? getSamtykker(customer)),
          [slag]: verdi,
        });
        journal.add({
          system: 'samtykkeregister',
          fodselsnummer,
          change: { slag, verdi, endringsnummer, ...(tekstversjon === undefined ? {} : { tekstversjon }) },
        });
        return { status: 200, body: applied };
      },
    },
  ];
}

function toWire(samtykker: Partial<Record<Slag, boolean>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(samtykker).map(([slag, given]) => [slag, given ? 'AUTHORIZED' : 'NOT_AUTHORIZED']),
  );
}

function readEndring(body: Body) {
  const { verdi, endringsnummer, tekstversjon, tidspunkt } = body;
  const slag = slagene.find((name) => name === body['slag']);
  if (slag === undefined) throw new BadRequest(`slag must be one of ${slagene.join(', ')}`);
  if (typeof verdi !== 'boolean') throw new BadRequest('verdi must be true or false');
  if (typeof endringsnummer !== 'number' || !Number.isSafeInteger(endringsnummer) || endringsnummer < 1) {
    throw new BadRequest('endringsnummer must be a whole number from 1');
  }
  if (tekstversjon !== undefined && typeof tekstversjon !== 'string') {
    throw new BadRequest('tekstversjon must be text');
  }
  if (typeof tidspunkt !== 'string' || Number.isNaN(Date.parse(tidspunkt))) {
    throw new BadRequest('tidspunkt must be a point in time');
  }
  return { slag, verdi, endringsnummer, tekstversjon, tidspunkt };
}
