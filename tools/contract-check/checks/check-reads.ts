import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../page.ts';
import { type Check, judgeAnswer } from './check.ts';
import { listDoubles } from './list-doubles.ts';

/**
 * Each search with every customer of the file: the answer is right, the same when repeated, and not mixed up between
 * customers.
 */
export async function checkReads(check: Check): Promise<void> {
  for (const operation of check.operations.filter(({ reads }) => reads)) {
    const answers = await checkKnown(check, operation);
    if (!operation.isAboutCustomer) continue;
    await checkAtOnce(check, operation, answers);
    await checkUnknown(check, operation);
    await checkNewField(check, operation);
  }
}

async function checkKnown(check: Check, operation: Operation): Promise<unknown[]> {
  const { ask, customers, findings } = check;
  const { path, toBody } = operation;
  const bodies: unknown[] = [];
  for (const [index, fodselsnummer] of customers.known.entries()) {
    const who = `known ${index + 1}`;
    const answer = await ask(path, { body: toBody(fodselsnummer) });
    findings.tried(
      'known-customer',
      path,
      ...(answer.status === 200 ? [] : [`${who}: answered ${answer.status}`]),
    );
    judgeAnswer(check, operation, answer, who, fodselsnummer);
    const doubles = listDoubles(answer.body);
    if (doubles !== undefined)
      findings.tried('unique-number', path, ...doubles.map((double) => `${who}: ${double}`));

    const again = await ask(path, { body: toBody(fodselsnummer) });
    findings.tried(
      'same-answer',
      path,
      ...(isDeepStrictEqual(sortRows(again.body), sortRows(answer.body))
        ? []
        : [`${who}: the second answer differs`]),
    );
    bodies.push(sortRows(answer.body));
  }
  return bodies;
}

/** Three rounds of all known customers in parallel: state shared between requests would go to the wrong customer. */
async function checkAtOnce(check: Check, { path, toBody }: Operation, expected: unknown[]): Promise<void> {
  const { ask, customers, findings } = check;
  const asked = [1, 2, 3].flatMap(() => [...customers.known.entries()]);
  const answers = await Promise.all(
    asked.map(async ([index, fodselsnummer]) => ({
      index,
      answer: await ask(path, { body: toBody(fodselsnummer) }),
    })),
  );
  const wrong = answers.filter(
    ({ index, answer }) => !isDeepStrictEqual(sortRows(answer.body), expected[index]),
  );
  findings.tried(
    'at-once',
    path,
    ...wrong.map(({ index }) => `known ${index + 1}: another answer than alone`),
  );
}

async function checkUnknown(check: Check, operation: Operation): Promise<void> {
  const { ask, customers, findings } = check;
  const { path, toBody } = operation;
  for (const [index, fodselsnummer] of customers.unknown.entries()) {
    const who = `unknown ${index + 1}`;
    const answer = await ask(path, { body: toBody(fodselsnummer) });
    const isNone = answer.status === 404 || (answer.status === 200 && isEmpty(answer.body));
    findings.tried(
      'unknown-customer',
      path,
      ...(isNone
        ? []
        : [`${who}: answered ${answer.status}${answer.status === 200 ? ' with something in it' : ''}`]),
    );
    judgeAnswer(check, operation, answer, who, fodselsnummer);
  }
}

async function checkNewField(
  { ask, customers, findings }: Check,
  { path, toBody }: Operation,
): Promise<void> {
  const [fodselsnummer = ''] = customers.known;
  const answer = await ask(path, {
    body: { ...toBody(fodselsnummer), feltFraEnSenereVersjon: { verdi: 1 } },
  });
  findings.tried('new-field', path, ...(answer.status === 200 ? [] : [`answered ${answer.status}`]));
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

function isEmpty(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.values(body).every(
    (value) =>
      value === 0 || value === false || value === null || (Array.isArray(value) && value.length === 0),
  );
}
