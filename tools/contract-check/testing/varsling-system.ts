import { ok, people, startSystem, type System, unknown, unreadable } from './start-system.ts';

/** What it does wrong with a case; all else is right. */
export const sakFaults = [
  'speaks 1.0',
  'opens a case for a known customer alone',
  'answers with an id of its own',
  'refuses a case that comes again',
] as const;
export type SakFault = (typeof sakFaults)[number];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const OTHER_ID = '00000000-0000-4000-8000-000000000000';

/** @param fault left out, it does nothing wrong */
export function startVarslingSystem(fault?: SakFault): Promise<System> {
  const saker = new Set<string>();
  const refused = (kode: string) => ({ status: 422, body: { kode } });

  return startSystem({
    '/varsler/meld'(asked) {
      const { varselId, fodselsnummer, hendelse, mottaker } = asked;
      if (typeof varselId !== 'string' || !UUID.test(varselId) || fodselsnummer === undefined)
        return unreadable;
      const isKnown = fodselsnummer !== people.stranger;

      if (hendelse === 'IKKE_MEG' && fault !== 'speaks 1.0') {
        const isWhole = ['handling', 'referanse', 'skjedde', 'tidspunkt'].every((name) => name in asked);
        if (!isWhole || mottaker !== undefined) return unreadable;
        if (fault === 'opens a case for a known customer alone' && !isKnown) return unknown;
        if (fault === 'refuses a case that comes again' && saker.has(varselId))
          return refused('FINNES_ALLEREDE');
        saker.add(varselId);
        return ok({ varselId: fault === 'answers with an id of its own' ? OTHER_ID : varselId });
      }
      if (!isKnown) return unknown;
      if (hendelse !== 'EPOST_ENDRET') return refused('UKJENT_HENDELSE');
      return mottaker === undefined ? unreadable : ok({ varselId });
    },
  });
}
