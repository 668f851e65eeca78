/** One change that a register of the simulators has actually made. */
export interface JournalEntry {
  system: string;
  fodselsnummer: string;
  change: Record<string, unknown>;
}

/** Every change since the simulators started, in order. */
export async function readJournal(simulatorsUrl: string): Promise<JournalEntry[]> {
  const answer = await fetch(`${simulatorsUrl}/journal`);
  return (await answer.json()) as JournalEntry[];
}
