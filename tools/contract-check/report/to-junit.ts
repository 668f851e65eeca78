import { clauses } from '../clauses.ts';
import type { Outcome } from '../findings.ts';

/** The report as JUnit XML, which every CI system reads: one case for each clause and operation. */
export function toJunit(system: string, outcomes: readonly Outcome[]): string {
  const count = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract ${escape(system)}" tests="${outcomes.length}" failures="${count('broken')}" skipped="${count('not tried')}">`,
    ...outcomes.map(toCase),
    '</testsuite>',
    '',
  ].join('\n');
}

function toCase({ clause, operation, state, details }: Outcome): string {
  const opening = `  <testcase classname="${escape(operation)}" name="${clause}: ${escape(clauses[clause].says)}"`;
  const seen = escape(details.join('\n'));
  if (state === 'kept') return `${opening}/>`;
  if (state === 'not tried') return `${opening}><skipped message="${seen}"/></testcase>`;
  return `${opening}><failure message="${escape(clauses[clause].mend)}">${seen}</failure></testcase>`;
}

/** Removes characters that XML 1.0 cannot represent. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}--[\t\n\r]]|[\uFFFE\uFFFF]/gv, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
