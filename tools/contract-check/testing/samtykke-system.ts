import { type Asked, ok, people, startSystem, type System, unknown, unreadable } from './start-system.ts';

/** What it does wrong; all else is right. */
export const faults = [
  'refuses a language',
  'has no words for customers of the insurer',
  'has no words in English',
  'answers an hour later than it was told',
  'answers with another value',
  'answers with a zone that has no colon',
  'lets a repetition move the time',
  'does not know a reservation',
] as const;
export type Fault = (typeof faults)[number];

interface Applied {
  endringsnummer: number;
  verdi: boolean;
  tidspunkt: string;
}

const tekst = { samtykke: 'MARKETING', tittel: 'Tips', ingress: '', tekst: 'Ja?', versjon: 'tips-1' };
const slag = ['MARKETING', 'CROSS_DOMAIN', 'RESERVASJON'];

/** @param fault left out, it does nothing wrong */
export function startSamtykkeSystem(fault?: Fault): Promise<System> {
  const applied = new Map<string, Applied>();
  const isGiven = (who: unknown, of: string) => applied.get(`${String(who)} ${of}`)?.verdi;

  return startSystem({
    '/tekster/sok'({ kundetype, sprak }) {
      if (kundetype !== 'BANKKUNDE' && kundetype !== 'FORSIKRINGSKUNDE') return unreadable;
      if (fault === 'refuses a language' && sprak !== undefined) return unreadable;
      const { versjon, ...rest } = tekst;
      const isWordless =
        (fault === 'has no words for customers of the insurer' && kundetype === 'FORSIKRINGSKUNDE') ||
        (fault === 'has no words in English' && sprak === 'en');
      const own = { ...rest, sprak: null };
      // The portal has no such kind, and leaves it out.
      const other = { ...tekst, samtykke: 'PROFILERING' };
      return ok({ tekster: [isWordless ? own : { ...own, versjon }, other] });
    },
    '/samtykker/hent'({ fodselsnummer }) {
      if (fodselsnummer === undefined) return unreadable;
      if (fodselsnummer === people.stranger) return unknown;
      const toText = (of: string) => {
        const verdi = isGiven(fodselsnummer, of);
        return verdi === undefined ? null : verdi ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
      };
      return ok({
        samtykker: { MARKETING: toText('MARKETING'), CROSS_DOMAIN: toText('CROSS_DOMAIN') },
        hasReservasjon: isGiven(fodselsnummer, 'RESERVASJON') ?? false,
      });
    },
    '/endringer/meld'(asked) {
      const endring = read(asked);
      if (endring === undefined) return unreadable;
      const { fodselsnummer } = asked;
      if (fodselsnummer === people.stranger) return unknown;
      if (fault === 'does not know a reservation' && asked['slag'] === 'RESERVASJON') return unreadable;
      const key = `${String(fodselsnummer)} ${String(asked['slag'])}`;
      const last = applied.get(key);
      const isNew = last === undefined || endring.endringsnummer > last.endringsnummer;
      const now = isNew ? endring : last;
      if (!isNew && fault === 'lets a repetition move the time') now.tidspunkt = endring.tidspunkt;
      applied.set(key, now);
      return ok({
        endringsnummer: now.endringsnummer,
        verdi: fault === 'answers with another value' ? !now.verdi : now.verdi,
        tidspunkt: write(now.tidspunkt),
      });
    },
  });

  /** In whole seconds, and in small letters, as RFC 3339 allows. */
  function write(tidspunkt: string): string {
    const at = new Date(tidspunkt).getTime();
    const later = fault === 'answers an hour later than it was told' ? 3_600_000 : 0;
    const seconds = new Date(at + later).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
    return fault === 'answers with a zone that has no colon'
      ? `${seconds}+0000`
      : `${seconds}z`.toLowerCase();
  }
}

function read(asked: Asked): Applied | undefined {
  const { fodselsnummer, verdi, endringsnummer, tidspunkt } = asked;
  if (fodselsnummer === undefined || !slag.includes(String(asked['slag']))) return undefined;
  if (typeof verdi !== 'boolean' || typeof endringsnummer !== 'number') return undefined;
  if (typeof tidspunkt !== 'string') return undefined;
  return { endringsnummer, verdi, tidspunkt };
}
