import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../page.ts';
import { type Check, judgeAnswer } from './check.ts';

const REMOVAL = '/tilbud/slett';
const SEARCH = '/tilbud/sok';
const CLAUSES = [
  'removal-unknown',
  'removal-other-customer',
  'removal-done',
  'removal-alone',
  'removal-twice',
] as const;

interface Row {
  policyNumber?: unknown;
  versionNumber?: unknown;
}

/** Removes the one offer that the file allows to be removed, after every request that must not remove it. */
export async function checkRemoval(check: Check): Promise<void> {
  const { ask, findings, operations } = check;
  const removal = operations.find(({ path }) => path === REMOVAL);
  const search = operations.find(({ path }) => path === SEARCH);
  if (removal === undefined || search === undefined) return;
  const { removable, known } = check.customers;
  if (removable === undefined) {
    for (const clause of CLAUSES)
      findings.notTried(
        clause,
        REMOVAL,
        'the customers file names no offer that may be removed (`removable`)',
      );
    return;
  }

  const { fodselsnummer, ...offer } = removable;
  const list = (of: string) => listRows(check, search, of);
  const remove = (of: string, what: { avtaleNummer: string; versionNumber?: number | undefined }) =>
    ask(REMOVAL, { body: { fodselsnummer: of, ...what } });
  const isNamed = ({ policyNumber, versionNumber }: Row) =>
    policyNumber === offer.avtaleNummer &&
    (offer.versionNumber === undefined || versionNumber === offer.versionNumber);

  const before = await list(fodselsnummer);
  const others = known.filter((other) => other !== fodselsnummer);
  const othersBefore = await Promise.all(others.map(list));
  if (!before.some(isNamed)) {
    for (const clause of CLAUSES)
      findings.notTried(clause, REMOVAL, 'the offer of `removable` is not among the customer’s offers');
    return;
  }

  const almost = [' ', '0', 'X'].map((end) => offer.avtaleNummer + end);
  const unknown = [...almost, ` ${offer.avtaleNummer}`, 'finnes-ikke', '.', '..'].filter(
    (number) => !before.some(({ policyNumber }) => policyNumber === number),
  );
  for (const avtaleNummer of unknown) {
    const answer = await remove(fodselsnummer, { avtaleNummer });
    const isHeld = answer.status === 404 || answer.status === 400;
    findings.tried(
      'removal-unknown',
      REMOVAL,
      ...(isHeld ? [] : [`a number that is nobody’s: answered ${answer.status}`]),
    );
    judgeAnswer(check, removal, answer, 'removable', fodselsnummer);
  }
  const [other] = others;
  if (other === undefined) findings.notTried('removal-other-customer', REMOVAL, 'only one customer is known');
  else {
    const answer = await remove(other, offer);
    const owns = othersBefore[0]?.some(isNamed) === true;
    findings.tried(
      'removal-other-customer',
      REMOVAL,
      ...(owns || answer.status === 404 ? [] : [`by another customer: answered ${answer.status}`]),
    );
  }
  const untouched = await list(fodselsnummer);
  findings.tried(
    'removal-other-customer',
    REMOVAL,
    ...(untouched.some(isNamed)
      ? []
      : ['the offer is gone after a removal that named another customer or number']),
  );

  const done = await remove(fodselsnummer, offer);
  judgeAnswer(check, removal, done, 'removable', fodselsnummer);
  const after = await list(fodselsnummer);
  findings.tried(
    'removal-done',
    REMOVAL,
    ...(done.status === 204 ? [] : [`answered ${done.status}`]),
    ...(done.bytes === 0 ? [] : ['the answer has a body']),
    ...(after.some(isNamed) ? ['the offer is still found'] : []),
  );
  const isAlone = isDeepStrictEqual(toKeys(after), toKeys(before.filter((row) => !isNamed(row))));
  const othersAfter = await Promise.all(others.map(list));
  findings.tried(
    'removal-alone',
    REMOVAL,
    ...(isAlone ? [] : ['other offers of the customer are changed or gone']),
    ...(isDeepStrictEqual(othersAfter.map(toKeys), othersBefore.map(toKeys))
      ? []
      : ['another customer’s offers are changed']),
  );

  const twice = await remove(fodselsnummer, offer);
  findings.tried('removal-twice', REMOVAL, ...(twice.status === 404 ? [] : [`answered ${twice.status}`]));
}

async function listRows({ ask }: Check, { path, toBody }: Operation, fodselsnummer: string): Promise<Row[]> {
  const { body } = await ask(path, { body: toBody(fodselsnummer) });
  const rows: unknown = typeof body === 'object' && body !== null && 'tilbud' in body ? body.tilbud : [];
  return Array.isArray(rows)
    ? rows.flatMap((row: unknown) => (typeof row === 'object' && row !== null ? [row] : []))
    : [];
}

function toKeys(rows: Row[]): string[] {
  return rows
    .map(({ policyNumber, versionNumber }) => JSON.stringify([policyNumber, versionNumber]))
    .toSorted();
}
