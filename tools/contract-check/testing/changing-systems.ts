import {
  type Asked,
  ok,
  type Operations,
  people,
  type Reply,
  startSystem,
  type System,
  unknown,
  unreadable,
} from './start-system.ts';

/** What a system does wrong; all else is right. */
export const faults = [
  ['sparebank', 'forgets that a message is read'],
  ['sparebank', 'answers a mark with 200'],
  ['sparebank', 'knows no message that is read already'],
  ['datadeling', 'forgets what is taken back'],
  ['datadeling', 'answers a change with 200'],
  ['datadeling', 'knows no sharing that has ended'],
  ['datadeling', 'ends what goes on in 9999'],
  ['kunderegister', 'keeps the other address'],
  ['kunderegister', 'forgets a new mobile number'],
  ['kunderegister', 'takes no number from abroad'],
  ['kunderegister', 'takes no Norwegian letter in an e-mail address'],
  ['livregister', 'empties what is left out'],
  ['livregister', 'says nothing of a stranger'],
  ['livregister', 'says null of a stranger'],
] as const;
export type ChangingSystem = (typeof faults)[number][0];
type Fault = (typeof faults)[number][1];

const done: Reply = { status: 204 };

/** Refuses what names nobody, and does not know the stranger. */
const about =
  (answer: (asked: Asked) => Reply) =>
  (asked: Asked): Reply => {
    if (asked['fodselsnummer'] === undefined) return unreadable;
    return asked['fodselsnummer'] === people.stranger ? unknown : answer(asked);
  };

/** @param hasRows whether its customers have what can be changed */
export function startChangingSystem(name: ChangingSystem, fault?: Fault, hasRows = true): Promise<System> {
  return startSystem(operations[name](fault, hasRows));
}

const operations: Record<ChangingSystem, (fault: Fault | undefined, hasRows: boolean) => Operations> = {
  sparebank(fault, hasRows) {
    const read = new Set<unknown>();
    const melding = { tittel: 'Nye vilkår', tekst: 'De gjelder fra neste fornyelse.' };
    return {
      '/avtaler/sok': about(() => ok({ avtaler: [] })),
      '/kundekommunikasjon/sok': about(({ fodselsnummer }) =>
        ok({
          meldinger: [
            { ...melding, ulest: true },
            ...(hasRows ? [{ ...melding, id: 'm-1', ulest: !read.has(fodselsnummer) }] : []),
          ],
        }),
      ),
      '/kundekommunikasjon/lest'(asked) {
        if (typeof asked['id'] !== 'string') return unreadable;
        return about(({ fodselsnummer, id }) => {
          const isGone = fault === 'knows no message that is read already' && read.has(fodselsnummer);
          if (id !== 'm-1' || isGone) return unknown;
          if (fault !== 'forgets that a message is read') read.add(fodselsnummer);
          return fault === 'answers a mark with 200' ? ok({}) : done;
        })(asked);
      },
    };
  },

  datadeling(fault, hasRows) {
    const ended = new Set<unknown>();
    const deling = {
      delingId: 'd-1',
      mottaker: 'Norsk Pensjon',
      forsikringer: [],
      formal: 'Vise pensjonen',
      opplysninger: 'Hva den gir',
      til: fault === 'ends what goes on in 9999' ? '9999-12-31' : null,
      ordlyd: 'Jeg sier ja.',
      versjon: 'v-1',
    };
    const byLaw = { ...deling, delingId: 'd-2', lov: 'Skatteforvaltningsloven' };
    return {
      '/delinger/sok': about(({ fodselsnummer }) => {
        const end = ended.has(fodselsnummer) ? '2026-03-02' : undefined;
        const own = {
          ...deling,
          folge: 'Da ser du den ikke der.',
          avsluttet: end,
          // What was agreed to, and what one would agree to now.
          versjon: end === undefined ? 'v-1' : 'v-2',
        };
        return ok({ delinger: hasRows ? [byLaw, own] : [byLaw] });
      }),
      '/delinger/endre'(asked) {
        if (typeof asked['delingId'] !== 'string' || typeof asked['deles'] !== 'boolean') return unreadable;
        return about(({ fodselsnummer, delingId, deles, versjon }) => {
          if (delingId !== 'd-1' || (deles === true && versjon !== 'v-2')) return unknown;
          if (fault === 'knows no sharing that has ended' && ended.has(fodselsnummer)) return unknown;
          if (deles === true) ended.delete(fodselsnummer);
          else if (fault !== 'forgets what is taken back') ended.add(fodselsnummer);
          return fault === 'answers a change with 200' ? ok({}) : done;
        })(asked);
      },
    };
  },

  kunderegister(fault) {
    const inUse = new Set<unknown>();
    const kontakt = new Map<unknown, Asked>();
    const findKontakt = (fodselsnummer: unknown): Asked =>
      kontakt.get(fodselsnummer) ?? { epostAdresse: 'lun.bris@example.com', mobilNummer: '99999902' };
    return {
      '/kunder/hent': about(({ fodselsnummer }) =>
        ok({
          navn: 'Lun Bris',
          isLoMedlem: false,
          isBankkunde: false,
          fodselsdato: '1984-03-14',
          kontaktInformasjon: findKontakt(fodselsnummer),
        }),
      ),
      '/kunder/kontaktinformasjon/endre': about(({ fodselsnummer, epostAdresse, mobilNummer }) => {
        const isAbroad = typeof mobilNummer === 'string' && mobilNummer.startsWith('+');
        if (isAbroad && fault === 'takes no number from abroad')
          return { status: 422, body: { kode: 'UGYLDIG_MOBILNR' } };
        const isNorwegian = typeof epostAdresse === 'string' && /[æøå]/.test(epostAdresse);
        if (isNorwegian && fault === 'takes no Norwegian letter in an e-mail address')
          return { status: 422, body: { kode: 'UGYLDIG_MAILADRESSE' } };
        const isKept = mobilNummer !== undefined && fault !== 'forgets a new mobile number';
        kontakt.set(fodselsnummer, {
          ...findKontakt(fodselsnummer),
          ...(epostAdresse !== undefined && { epostAdresse }),
          ...(isKept && { mobilNummer }),
        });
        return done;
      }),
      '/adresser/hent': about(({ fodselsnummer }) => {
        const other = { isFolkreregistrert: false, gatenavn: 'Storgata', postnummer: '0155' };
        const isUsed = inUse.has(fodselsnummer) && fault !== 'keeps the other address';
        return ok({
          adresser: [{ isFolkreregistrert: true, postnummer: '2050' }, ...(isUsed ? [] : [other])],
        });
      }),
      '/adresser/bruk-folkeregistrert': about(({ fodselsnummer }) => {
        inUse.add(fodselsnummer);
        return done;
      }),
    };
  },

  livregister(fault, hasRows) {
    const kontakt = new Map<unknown, Asked>();
    // Without rows they have what the register itself would not take: older than its rules.
    const first = hasRows
      ? { epost: null, telefon: '99999906' }
      : { epost: 'lun.bris@example.con', telefon: '99999906 (jobb)' };
    const findKontakt = (fodselsnummer: unknown): Asked => kontakt.get(fodselsnummer) ?? first;
    return {
      '/kunder/hent'(asked) {
        const isStranger = asked['fodselsnummer'] === people.stranger;
        if (isStranger && fault === 'says nothing of a stranger') return ok({});
        if (isStranger && fault === 'says null of a stranger') return ok({ epost: null });
        return about(({ fodselsnummer }) => ok(findKontakt(fodselsnummer)))(asked);
      },
      '/kunder/kontaktinformasjon/endre': about(({ fodselsnummer, epost, telefon }) => {
        if (typeof epost === 'string' && epost.endsWith('.con'))
          return { status: 422, body: { kode: 'UGYLDIG_MAILADRESSE' } };
        if (typeof telefon === 'string' && !/^(?:\+[1-9][0-9]{6,14}|[0-9]{8})$/.test(telefon))
          return { status: 422, body: { kode: 'UGYLDIG_MOBILNR' } };
        kontakt.set(fodselsnummer, {
          ...(fault !== 'empties what is left out' && findKontakt(fodselsnummer)),
          ...(epost !== undefined && { epost }),
          ...(telefon !== undefined && { telefon }),
        });
        return done;
      }),
    };
  },
};
