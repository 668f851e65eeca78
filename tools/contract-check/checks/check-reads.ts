import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../page.ts';
import { type Check, judgeAnswer } from './check.ts';
import { listDoubles } from './list-doubles.ts';

const RECOMMENDATIONS = '/anbefalinger/sok';
/** Of these 404 says that there is nothing for the customer, who may be known. */
const NOTHING_IS_404 = [RECOMMENDATIONS, '/delinger/sok'];

/**
 * Each search with every customer of the file: the answer is right, the same when repeated, and not mixed up between
 * customers.
 */
export async function checkReads(check: Check): Promise<void> {
  for (const operation of check.operations.filter(({ reads }) => reads)) {
    const requests = listRequests(check, operation);
    const answers = await checkKnown(check, operation, requests);
    await checkAtOnce(check, operation, requests, answers);
    await checkNewField(check, operation, requests, answers);
    if (operation.isAboutCustomer) await checkUnknown(check, operation);
  }
}

interface Told {
  status: number;
  /** With its rows in one order. */
  body: unknown;
}

interface Request {
  /** The customer by their place in the file; of a search about nobody, what it asks. */
  who: string;
  body: Record<string, unknown>;
  fodselsnummer: string;
}

function listRequests({ customers }: Check, { isAboutCustomer, toBody, bodies }: Operation): Request[] {
  const [first = ''] = customers.known;
  if (!isAboutCustomer)
    return bodies.map((body) => ({ who: Object.values(body).join(', '), body, fodselsnummer: first }));
  return customers.known.map((fodselsnummer, index) => ({
    who: `known ${index + 1}`,
    body: toBody(fodselsnummer),
    fodselsnummer,
  }));
}

async function checkKnown(check: Check, operation: Operation, requests: Request[]): Promise<Told[]> {
  const { ask, findings } = check;
  const { path } = operation;
  const answers: Told[] = [];
  for (const { who, body, fodselsnummer } of requests) {
    const answer = await ask(path, { body });
    if (answer.status === 404 && NOTHING_IS_404.includes(path))
      findings.notTried('known-customer', path, 'there is nothing for any of `known`: all are answered 404');
    else
      findings.tried(
        'known-customer',
        path,
        ...(answer.status === 200 ? [] : [`${who}: answered ${answer.status}`]),
      );
    judgeAnswer(check, operation, answer, who, fodselsnummer);
    const doubles = listDoubles(answer.body);
    if (doubles !== undefined)
      findings.tried('unique-number', path, ...doubles.map((double) => `${who}: ${double}`));

    const again = await ask(path, { body });
    findings.tried(
      'same-answer',
      path,
      ...(isDeepStrictEqual(sortRows(again.body), sortRows(answer.body))
        ? []
        : [`${who}: the second answer differs`]),
    );
    answers.push({ status: answer.status, body: sortRows(answer.body) });
  }
  return answers;
}

/** Three rounds of all in parallel: state shared between requests would go to the wrong customer. */
async function checkAtOnce(
  { ask, findings }: Check,
  { path }: Operation,
  requests: Request[],
  expected: Told[],
): Promise<void> {
  const asked = [1, 2, 3].flatMap(() => [...requests.entries()]);
  const answers = await Promise.all(
    asked.map(async ([index, { who, body }]) => ({ index, who, answer: await ask(path, { body }) })),
  );
  const wrong = answers.filter(
    ({ index, answer }) => !isDeepStrictEqual(sortRows(answer.body), expected[index]?.body),
  );
  findings.tried('at-once', path, ...wrong.map(({ who }) => `${who}: another answer than alone`));
}

/** Recommendations need not know anybody: there may be a general list for all. */
async function checkUnknown(check: Check, operation: Operation): Promise<void> {
  const { ask, customers, findings } = check;
  const { path, toBody } = operation;
  for (const [index, fodselsnummer] of customers.unknown.entries()) {
    const who = `unknown ${index + 1}`;
    const answer = await ask(path, { body: toBody(fodselsnummer) });
    const isNone =
      answer.status === 404 || (answer.status === 200 && (isEmpty(answer.body) || path === RECOMMENDATIONS));
    findings.tried(
      'unknown-customer',
      path,
      ...(isNone
        ? []
        : [`${who}: answered ${answer.status}${answer.status === 200 ? ' as for one you know' : ''}`]),
    );
    judgeAnswer(check, operation, answer, who, fodselsnummer);
  }
}

async function checkNewField(
  { ask, findings }: Check,
  { path }: Operation,
  [request]: Request[],
  [expected]: Told[],
): Promise<void> {
  const { status } = await ask(path, { body: { ...request?.body, feltFraEnSenereVersjon: { verdi: 1 } } });
  findings.tried('new-field', path, ...(status === expected?.status ? [] : [`answered ${status}`]));
}

/** Rows come in any order. */
function sortRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows: unknown[] = value.map(sortRows);
    return rows
      .map((row) => ({ row, key: JSON.stringify(row) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sortRows(part)]),
  );
}

/** An empty list, no number or a no. An answer without any value is no such: it tells of a customer who has none. */
function isEmpty(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const values: unknown[] = Object.values(body).filter((value) => value !== null);
  const isNone = (value: unknown) =>
    value === 0 || value === false || (Array.isArray(value) && value.length === 0);
  return values.length > 0 && values.every(isNone);
}
