import type { Overview } from './read-overview.ts';

/** What is wrong with a late page beside the same customer's page that came in time; empty when nothing is. */
export function compareOverviews(late: Overview, inTime: Overview): string[] {
  return [
    ...late.faults,
    ...late.lines.filter((line) => /^Henter\b/.test(line)).map((line) => `still says '${line}'`),
    ...listSkips(late),
    ...listDifferences('text', late.lines, inTime.lines),
    ...listDifferences('text elsewhere', late.apart, inTime.apart),
    ...listDifferences('links', late.links, inTime.links),
    ...listDifferences('headings', late.headings.map(toLine), inTime.headings.map(toLine)),
  ];
}

const toLine = ({ level, text }: Overview['headings'][number]): string => `h${level} ${text}`;

/** Headings that leave out a level. */
function listSkips({ headings }: Overview): string[] {
  return headings
    .filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
    .map((heading) => `${toLine(heading)} leaves out a level`);
}

/** What only one of the pages has; where both have the same, the first place where the order differs. */
function listDifferences(what: string, late: readonly string[], inTime: readonly string[]): string[] {
  const more = subtract(late, inTime);
  const fewer = subtract(inTime, late);
  const differences = [
    ...more.map((line) => `${what}: only late: '${line}'`),
    ...fewer.map((line) => `${what}: only in time: '${line}'`),
  ];
  const at = late.findIndex((line, index) => line !== inTime[index]);
  if (differences.length > 0 || at === -1) return differences;
  return [`${what}: late '${late[at]}' stands where in time '${inTime[at]}' stands`];
}

/** Each line as often as it stands more often among the first. */
function subtract(from: readonly string[], lines: readonly string[]): string[] {
  const left = [...lines];
  return from.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
