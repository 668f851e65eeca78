import { type Figure, printFigures } from './faults/figure.ts';

/** One part of a proof. */
interface Part {
  name: string;
  /** In one line, where the name does not say it. */
  claim?: string;
  prove: () => Promise<Figure[]>;
}

/** What a part has found. */
export interface Table {
  name: string;
  /** What else is told beside the name. */
  more: string;
  figures: readonly Figure[];
}

/** The parts that are asked for by name; `byDefault` where none is. Ends the process with 2 when one is unknown. */
export function choose<Known extends { name: string }>(
  known: readonly Known[],
  asked: readonly string[],
  byDefault = known,
): readonly Known[] {
  const unknown = asked.find((name) => !known.some((part) => part.name === name));
  if (unknown !== undefined) {
    console.error(`${unknown} is no part: ${known.map(({ name }) => name).join(', ')}`);
    process.exit(2);
  }
  return asked.length === 0 ? byDefault : known.filter(({ name }) => asked.includes(name));
}

/** Runs the parts one after the other, and prints what each has found. */
export async function runParts(parts: readonly Part[]): Promise<Table[]> {
  const tables: Table[] = [];
  for (const { name, claim, prove } of parts) {
    const startedAt = performance.now();
    // What could not be tried counts as failed; the other parts still run.
    const figures = await prove().catch((error: unknown): Figure[] => {
      const figure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return [{ what: 'could not be tried', figure, limit: 'is tried', holds: false }];
    });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const table = { name, figures, more: ` (${seconds} s)${claim === undefined ? '' : `: ${claim}`}` };
    printTable(table);
    tables.push(table);
  }
  return tables;
}

export const holds = ({ figures }: Table): boolean => figures.every((figure) => figure.holds);

export function printTable(table: Table): void {
  console.log(`\n${holds(table) ? 'holds' : 'DOES NOT HOLD'}  ${table.name}${table.more}`);
  printFigures(table.figures);
}
