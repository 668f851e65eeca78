import type { Journal } from '../journal/journal.ts';
import { type Body, notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest } from '../kit/read-body.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tells customers what has happened, and opens cases of what they did not do themselves
 * (`docs/outside/varsling.openapi.yaml`). A notice that was already received is answered again, and nothing more is
 * done (idempotent).
 */
export function createVarsling(journal: Journal): readonly Operation[] {
  const received = new Set<string>();
  return [
    {
      path: '/varsler/meld',
      changes: true,
      empty: {},
      answer: ({ customer, fodselsnummer, body }) => {
        const { varselId, hendelse } = readVarsel(body);
        if (hendelse === 'IKKE_MEG') {
          const { handling, referanse } = readSak(body);
          if (!received.has(varselId))
            journal.add({
              system: 'varsling',
              fodselsnummer,
              change: { varselId, hendelse, handling, referanse },
            });
          received.add(varselId);
          return { status: 200, body: { varselId } };
        }
        if (customer === undefined) return notFound;
        if (hendelse !== 'EPOST_ENDRET') return { status: 422, body: { kode: 'UKJENT_HENDELSE' } };
        const { mottaker } = body;
        if (typeof mottaker !== 'string') throw new BadRequest('mottaker must be text');
        if (!mottaker.includes('@')) return { status: 422, body: { kode: 'UGYLDIG_MAILADRESSE' } };
        if (!received.has(varselId))
          journal.add({ system: 'varsling', fodselsnummer, change: { varselId, hendelse, mottaker } });
        received.add(varselId);
        return { status: 200, body: { varselId } };
      },
    },
  ];
}

function readVarsel({ varselId, hendelse, distributor, tidspunkt }: Body) {
  if (typeof varselId !== 'string' || !UUID.test(varselId)) throw new BadRequest('varselId must be a UUID');
  if (typeof hendelse !== 'string') throw new BadRequest('hendelse must be text');
  if (typeof distributor !== 'string') throw new BadRequest('distributor must be text');
  if (!isTime(tidspunkt)) throw new BadRequest('tidspunkt must be a point in time');
  return { varselId, hendelse };
}

function readSak({ handling, referanse, skjedde }: Body) {
  if (typeof handling !== 'string') throw new BadRequest('handling must be text');
  if (typeof referanse !== 'string') throw new BadRequest('referanse must be text');
  if (!isTime(skjedde)) throw new BadRequest('skjedde must be a point in time');
  return { handling, referanse };
}

const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
