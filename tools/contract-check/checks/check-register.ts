import { checkEpost, tidyEpost } from '../../../contract/src/rules/epost.ts';
import { checkMobilnummer, tidyMobilnummer } from '../../../contract/src/rules/mobilnummer.ts';
import { instant } from '../../../server/src/outside/instant.ts';
import type { Answer } from '../ask.ts';
import type { Clause } from '../clauses.ts';
import type { Operation } from '../page.ts';
import { changeTwice } from './change-twice.ts';
import { checkDeling, checkMelding } from './check-rows.ts';
import { type Check, judgeAnswer } from './check.ts';
import { findField, findText, listRows } from './fields.ts';

const CONTACT = '/kunder/kontaktinformasjon/endre';
const CUSTOMER = '/kunder/hent';
const CHANGES = '/endringer/meld';
const CONSENTS = '/samtykker/hent';
const TEXTS = '/tekster/sok';
/** A change that is no consent. */
const RESERVATION = 'RESERVASJON';
/** Whole seconds will do. */
const SAME_TIME_MS = 1000;
const NOTICES = '/varsler/meld';
const ADDRESS = '/adresser/bruk-folkeregistrert';
const ADDRESSES = '/adresser/hent';
/** By a rule of the system's own. */
const REFUSED = 422;
const EPOST = 'kontraktproeve@example.com';
/** What a customer may write, and how the portal compares and checks it. */
const epost = {
  what: 'an e-mail address',
  values: [EPOST, 'kontraktprøve@blåbær.example'],
  tidy: tidyEpost,
  findFault: checkEpost,
};
const nummer = {
  what: 'a phone number',
  values: ['99999901', '+46701234567'],
  tidy: tidyMobilnummer,
  findFault: checkMobilnummer,
};
const SAK = {
  hendelse: 'IKKE_MEG',
  handling: 'login',
  referanse: 'contract-check',
  skjedde: '2026-01-31T11:00:00Z',
};

const noCustomer = 'the customers file names nobody whose information may be changed (`changeable`)';

type ChangeCheck = (check: Check, operation: Operation, changeable: string) => Promise<void>;

/** The changes, by path, and the clauses that they try. */
const CHECKS: Record<string, { clauses: readonly Clause[]; run: ChangeCheck }> = {
  [CONTACT]: { clauses: ['change-confirmed'], run: checkContact },
  [CHANGES]: { clauses: ['change-confirmed', 'change-repeated'], run: checkConsents },
  [NOTICES]: { clauses: ['notice-repeated', 'case-taken'], run: checkNotices },
  [ADDRESS]: { clauses: ['change-confirmed'], run: checkAddress },
  '/kundekommunikasjon/lest': { clauses: ['change-confirmed'], run: checkMelding },
  '/delinger/endre': { clauses: ['change-confirmed'], run: checkDeling },
};

/** What a system must keep: a confirmed change can be read back; a consent changes only by a larger number. */
export async function checkRegister(check: Check): Promise<void> {
  const { changeable } = check.customers;
  for (const operation of check.operations) {
    const { clauses = [], run } = CHECKS[operation.path] ?? {};
    if (changeable !== undefined) await run?.(check, operation, changeable);
    else for (const clause of clauses) check.findings.notTried(clause, operation.path, noCustomer);
  }
}

/**
 * Sets each field to what customers may write, one field at a time as the portal does, reads it back, and puts what was
 * there in its place. Where there was nothing the last value stays: the page has no way to take one away. What the
 * system would not take back is left alone.
 */
async function checkContact(check: Check, operation: Operation, changeable: string): Promise<void> {
  const { ask, findings } = check;
  const fields = operation.fields
    .filter((name) => name !== 'fodselsnummer')
    .map((name) => ({ name, ...(name.startsWith('epost') ? epost : nummer) }));
  const read = async () => {
    const { body } = await ask(CUSTOMER, { body: { fodselsnummer: changeable } });
    const kontakt = findField(body, 'kontaktInformasjon') ?? body;
    return new Map(fields.map(({ name, tidy }) => [name, tidy(findText(kontakt, name) ?? '')]));
  };
  const change = async (name: string, value: string) => {
    const answer = await ask(CONTACT, { body: { fodselsnummer: changeable, [name]: value } });
    judgeAnswer(check, operation, answer, 'changeable', changeable);
    return answer.status;
  };
  for (const { name, what, values, findFault } of fields) {
    const before = await read();
    const old = before.get(name) ?? '';
    if (old !== '' && (findFault(old) !== undefined || (await change(name, old)) === REFUSED)) {
      findings.notTried('change-confirmed', CONTACT, `${what} that \`changeable\` has cannot be put back`);
      continue;
    }
    for (const value of values) {
      const status = await change(name, value);
      const now = await read();
      const isOtherChanged = fields.some(
        (other) => other.name !== name && now.get(other.name) !== before.get(other.name),
      );
      findings.tried(
        'change-confirmed',
        CONTACT,
        ...(status === 204 ? [] : [`${what}, as ${value}: answered ${status}`]),
        ...(status !== 204 || now.get(name) === value ? [] : [`${what}, as ${value}: reads otherwise`]),
        ...(isOtherChanged ? [`${what}: another field was changed with it`] : []),
      );
    }
    if (old !== '') await change(name, old);
  }
}

interface Endring {
  verdi: boolean;
  endringsnummer: number;
  tidspunkt: string;
}

async function checkConsents(check: Check, operation: Operation, changeable: string): Promise<void> {
  for (const slag of ['MARKETING', 'CROSS_DOMAIN', RESERVATION])
    await checkConsent(check, operation, slag, changeable);
}

/** Uses the clock for the numbers, which makes them larger than any the portal has sent. */
async function checkConsent(
  check: Check,
  operation: Operation,
  slag: string,
  fodselsnummer: string,
): Promise<void> {
  const { ask, findings } = check;
  const isGiven = async () => {
    const { body } = await ask(CONSENTS, { body: { fodselsnummer } });
    if (slag === RESERVATION) return findField(body, 'hasReservasjon') === true;
    return findText(findField(body, 'samtykker'), slag) === 'AUTHORIZED';
  };
  const tekstversjon = await findVersion(check, slag);
  const report = async (endring: Endring) => {
    const answer = await ask(CHANGES, { body: { fodselsnummer, slag, tekstversjon, ...endring } });
    judgeAnswer(check, operation, answer, 'changeable', fodselsnummer);
    return answer;
  };
  const before = await isGiven();
  const number = Date.now();
  const change = {
    verdi: !before,
    endringsnummer: number,
    tidspunkt: new Date(number - 3_600_000).toISOString(),
  };
  const against = listDifferences(await report(change), change);
  findings.tried(
    'change-confirmed',
    CHANGES,
    ...against.map((difference) => `${slag}: ${difference}`),
    ...((await isGiven()) === before ? [`${slag} reads as before`] : []),
  );
  // Of another value and a later time, so that it shows whether the first one is kept.
  const late = { verdi: before, tidspunkt: new Date(number).toISOString() };
  for (const [name, endringsnummer] of [
    ['the same number again', number],
    ['a smaller number', number - 1],
  ] as const) {
    const differences = listDifferences(await report({ ...late, endringsnummer }), change);
    findings.tried(
      'change-repeated',
      CHANGES,
      ...differences.map((difference) => `${slag}, ${name}: ${difference}`),
      ...((await isGiven()) === before ? [`${slag}, ${name}: it was changed`] : []),
    );
  }
  await report({ ...late, endringsnummer: number + 1 });
}

/** The words that a customer of the insurer has before their eyes, where there are any. */
async function findVersion({ ask }: Check, slag: string): Promise<string | undefined> {
  const { body } = await ask(TEXTS, { body: { kundetype: 'FORSIKRINGSKUNDE', sprak: 'nb' } });
  const text = listRows(body, 'tekster').find((each) => findText(each, 'samtykke') === slag);
  return findText(text, 'versjon');
}

/** What stands in the answer in place of the last change applied; the portal takes none of it for confirmed. */
function listDifferences({ status, body }: Answer, last: Endring): string[] {
  if (status !== 200) return [`answered ${status}`];
  const tidspunkt = instant.safeParse(findField(body, 'tidspunkt')).data?.getTime() ?? Number.NaN;
  const isRight = {
    endringsnummer: findField(body, 'endringsnummer') === last.endringsnummer,
    verdi: findField(body, 'verdi') === last.verdi,
    tidspunkt: Math.abs(tidspunkt - Date.parse(last.tidspunkt)) < SAME_TIME_MS,
  };
  return Object.entries(isRight).flatMap(([name, is]) =>
    is ? [] : [`\`${name}\` is not that of the last change applied`],
  );
}

/**
 * To an address that belongs to nobody, and of what nobody did. Whether the customer was notified once, and has one
 * case, the team must check in their own system.
 */
async function checkNotices(check: Check, operation: Operation, changeable: string): Promise<void> {
  const { ask, customers, findings } = check;
  const sendTwice = async (clause: Clause, who: string, fodselsnummer: string, more: object) => {
    const body = { ...operation.toBody(fodselsnummer), ...more };
    const sent = findText(body, 'varselId');
    for (const time of ['first', 'second']) {
      const answer = await ask(NOTICES, { body });
      judgeAnswer(check, operation, answer, who, fodselsnummer);
      const isTaken = answer.status === 200 && findText(answer.body, 'varselId') === sent;
      const against = `${who}, the ${time} time: answered ${answer.status}, or with another id`;
      findings.tried(clause, NOTICES, ...(isTaken ? [] : [against]));
    }
  };
  await sendTwice('notice-repeated', 'changeable', changeable, { mottaker: EPOST });
  await sendTwice('case-taken', 'changeable', changeable, SAK);
  const [first] = customers.unknown;
  if (first !== undefined) await sendTwice('case-taken', 'unknown 1', first, SAK);
}

/** Sets what may already be set, so repeating it is harmless. */
async function checkAddress(check: Check, operation: Operation, changeable: string): Promise<void> {
  const { ask, findings } = check;
  const body = { fodselsnummer: changeable };
  await changeTwice(check, operation, 'the address', body);
  const addresses = listRows((await ask(ADDRESSES, { body })).body, 'adresser');
  const isOther = addresses.some((address) => findField(address, 'isFolkreregistrert') === false);
  findings.tried('change-confirmed', ADDRESS, ...(isOther ? ['another address is still in use'] : []));
}
