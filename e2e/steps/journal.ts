import { readJournal } from '../../tools/testing/read-journal.ts';
import { getFodselsnummer, type Somebody } from './customers.ts';

/** The changes that the registers have actually made for a customer in this run, in order. */
export async function listChanges(
  simulatorsUrl: string,
  customer: Somebody,
): Promise<Record<string, unknown>[]> {
  const journal = await readJournal(simulatorsUrl);
  return journal
    .filter(
      ({ system, fodselsnummer }) => system !== 'varsling' && fodselsnummer === getFodselsnummer(customer),
    )
    .map(({ change }) => change);
}
