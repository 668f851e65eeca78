import { getAdresser } from '../customers/adresser.ts';
import type { Customer, RegisterEntry } from '../customers/customer.ts';
import type { Journal } from '../journal/journal.ts';
import { type Body, notFound, type Operation } from '../kit/outside-system.ts';
import { BadRequest, isRecord } from '../kit/read-body.ts';

type Kontakt = RegisterEntry['kontaktInformasjon'];

/** As strict as the register is about what it stores; the reason of a refusal names the field. */
const isMobilnummer = (value: string) => /^(?:\d{8}|\+[1-9]\d{6,14})$/.test(value);
const isEpost = (value: string) => value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

/** Who the customer is (`docs/outside/kunderegister.openapi.yaml`). Changes last until the process ends. */
export function createKunderegister(journal: Journal): readonly Operation[] {
  const kontakt = new Map<string, Kontakt>();
  const livesWhereRegistered = new Set<string>();

  return [
    {
      path: '/kunder/hent',
      empty: {},
      answer: ({ customer, fodselsnummer }) => {
        if (customer?.register === undefined) return notFound;
        const { fodselsdato, kontaktInformasjon, ...entry } = customer.register;
        return {
          status: 200,
          body: {
            navn: customer.navn,
            ...entry,
            fodselsdato: typeof fodselsdato === 'string' ? fodselsdato : fodselsdato(),
            // A test may have anything in its place.
            kontaktInformasjon: isRecord(kontaktInformasjon)
              ? { ...kontaktInformasjon, ...kontakt.get(fodselsnummer) }
              : kontaktInformasjon,
          },
        };
      },
    },
    {
      path: '/kunder/kontaktinformasjon/endre',
      changes: true,
      empty: {},
      answer: ({ customer, fodselsnummer, body }) => {
        const change = readKontakt(body);
        if (customer?.register?.niceKundenummer === undefined) return notFound;
        const { epostAdresse, mobilNummer } = change;
        if (epostAdresse !== undefined && !isEpost(epostAdresse)) return refuse('UGYLDIG_MAILADRESSE');
        if (mobilNummer !== undefined && !isMobilnummer(mobilNummer)) return refuse('UGYLDIG_MOBILNR');
        kontakt.set(fodselsnummer, { ...kontakt.get(fodselsnummer), ...change });
        journal.add({ system: 'kunderegister', fodselsnummer, change: { ...change } });
        return { status: 204 };
      },
    },
    {
      path: '/adresser/hent',
      empty: { adresser: [] },
      answer: ({ customer, fodselsnummer }) => {
        if (!hasAdresser(customer)) return notFound;
        const { folkeregistrert, iBruk } = getAdresser(customer);
        const other = livesWhereRegistered.has(fodselsnummer) ? undefined : iBruk;
        return {
          status: 200,
          body: {
            adresser: [
              { isFolkreregistrert: true, ...folkeregistrert },
              ...(other === undefined ? [] : [{ isFolkreregistrert: false, ...other }]),
            ],
          },
        };
      },
    },
    {
      path: '/adresser/bruk-folkeregistrert',
      changes: true,
      empty: {},
      answer: ({ customer, fodselsnummer }) => {
        if (!hasAdresser(customer)) return notFound;
        livesWhereRegistered.add(fodselsnummer);
        journal.add({ system: 'kunderegister', fodselsnummer, change: { adresse: 'folkeregistrert' } });
        return { status: 204 };
      },
    },
  ];
}

/** Only customers with a customer number have addresses here. */
function hasAdresser(customer: Customer | undefined): customer is Customer {
  return customer?.register?.niceKundenummer !== undefined;
}

function readKontakt(body: Body): Kontakt {
  const { epostAdresse, mobilNummer } = body;
  if (epostAdresse !== undefined && typeof epostAdresse !== 'string')
    throw new BadRequest('epostAdresse must be text');
  if (mobilNummer !== undefined && typeof mobilNummer !== 'string')
    throw new BadRequest('mobilNummer must be text');
  return {
    ...(epostAdresse === undefined ? {} : { epostAdresse }),
    ...(mobilNummer === undefined ? {} : { mobilNummer }),
  };
}

const refuse = (kode: string) => ({ status: 422, body: { kode } }) as const;
