import { type Customer, ingenOppgaver, type RegisterEntry, sourceSystems } from '../customers/customer.ts';
import { outsideSystems } from '../systems.ts';
import { type NumberWish, pickBirthDate } from '../customers/new-fodselsnummer.ts';
import { faultKinds } from '../faults/fault.ts';
import { BadRequest, isRecord } from '../kit/read-body.ts';

type Body = Record<string, unknown>;
type Person = Omit<Customer, 'fodselsnummer'>;

/** The name of a person made without one. */
export const MADE_NAVN = 'Stille Fossekall';

/** Everything but the birth date, the kind of number and the name: objects whose fields the test decides. */
const objects = [
  'login',
  'avtaler',
  'tilbud',
  'betalinger',
  'priser',
  'oppgaver',
  'register',
  'adresser',
  'samtykker',
  'livkunde',
  'sparebank',
  'anbefaling',
  'faults',
];
const lists = ['skadesaker', 'delinger'];
const fields = ['navn', 'fodselsdato', 'isDNummer', 'isUnlawful', ...lists, ...objects];

let count = 0;

/**
 * Reads a test's description of its person. Only the frame is checked, so that mistakes are reported. The content
 * goes through unchanged, right or wrong: a test may want an answer that breaks every rule, and sets `isUnlawful`
 * where answers are checked against the contract. Null means that the system does not know the person; whatever is
 * left out gets an ordinary value. Throws {@link BadRequest} with the field's name.
 */
export function readKunde(body: Body): { person: Person; wish: NumberWish } {
  refuseOthers(body, fields, 'a person');
  const { fodselsdato = pickBirthDate(), isDNummer, navn = MADE_NAVN, ...said } = body;
  if (!isBirthDate(fodselsdato)) throw new BadRequest('fodselsdato must be yyyy-mm-dd, of 1900 to 2039');
  if (typeof navn !== 'string') throw new BadRequest('navn must be text');
  if (said['isUnlawful'] !== undefined && typeof said['isUnlawful'] !== 'boolean')
    throw new BadRequest('isUnlawful must be true or false');
  for (const name of objects) {
    if (said[name] !== undefined && said[name] !== null && !isRecord(said[name]))
      throw new BadRequest(`${name} must be an object`);
  }
  for (const name of lists) {
    if (said[name] !== undefined && !Array.isArray(said[name]))
      throw new BadRequest(`${name} must be a list`);
  }
  checkRows('avtaler', said['avtaler']);
  for (const name of ['tilbud', 'betalinger', 'priser']) checkRows(name, said[name]);
  checkFaults(said['faults']);

  const known = {
    key: 'laget',
    beskrivelse: 'Laget av en test.',
    avtaler: {},
    ...said,
    navn,
    oppgaver: over(ingenOppgaver, said['oppgaver']),
    register: over(makeRegister(fodselsdato), said['register']),
    ...(isRecord(said['sparebank']) && { sparebank: { avtaler: [], meldinger: [], ...said['sparebank'] } }),
  };
  // Only the frame has been checked; the content may be anything.
  const person = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null)) as Person;
  return { person, wish: { fodselsdato, isDNummer: isDNummer === true } };
}

function over(ordinary: object, said: unknown): unknown {
  return said === null ? null : { ...ordinary, ...(isRecord(said) && said) };
}

function makeRegister(fodselsdato: string): RegisterEntry {
  count += 1;
  return {
    niceKundenummer: String(6_000_000 + count),
    isLoMedlem: false,
    isBankkunde: false,
    fodselsdato,
    kontaktInformasjon: { epostAdresse: `laget-${count}@example.com`, mobilNummer: '99999900' },
  };
}

/** Other years have no numbers. 31 February is refused: it would become a day in March. */
function isBirthDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?:19\d\d|20[0-3]\d)-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

function checkRows(name: string, bySystem: unknown): void {
  if (bySystem === undefined) return;
  if (!isRecord(bySystem)) throw new BadRequest(`${name} must be an object`);
  refuseOthers(bySystem, sourceSystems, name);
  for (const [system, rows] of Object.entries(bySystem)) {
    if (!Array.isArray(rows)) throw new BadRequest(`${name}.${system} must be a list`);
  }
}

function checkFaults(faults: unknown): void {
  if (!isRecord(faults)) return;
  refuseOthers(faults, outsideSystems, 'faults');
  for (const [system, fault] of Object.entries(faults)) {
    const kind = isRecord(fault) ? fault['fault'] : undefined;
    if (!faultKinds.some((known) => known === kind))
      throw new BadRequest(`faults.${system}.fault must be one of ${faultKinds.join(', ')}`);
  }
}

function refuseOthers(body: Body, known: readonly string[], where: string): void {
  const other = Object.keys(body).find((name) => !known.includes(name));
  if (other !== undefined) throw new BadRequest(`${other} is nothing of ${where}: ${known.join(', ')}`);
}
