import { type Ask, createAsk } from './ask.ts';
import { checkReads } from './checks/check-reads.ts';
import { checkRefusals } from './checks/check-refusals.ts';
import { checkRegister } from './checks/check-register.ts';
import { checkRemoval } from './checks/check-removal.ts';
import type { Customers } from './customers-file.ts';
import { createFindings, type Outcome } from './findings.ts';
import { nameSource } from './name-source.ts';
import { readOperations } from './page.ts';
import { getVersion } from './systems.ts';

export interface Subject {
  system: string;
  /** The address that the portal would be given, with its path. */
  url: string;
  token: string;
  customers: Customers;
  /** Milliseconds that the portal would wait. */
  timeLimitMs: number;
  /** What it has of the parts that a system need not have. */
  parts: readonly string[];
}

/** How much longer than the limit we wait for a late answer, in milliseconds, so that it can still be judged. */
const PATIENCE_MS = 8000;

/**
 * Holds a system against its page. Asks one call after the other, but for those that try what happens at once.
 * @throws {Unreachable} when the first call gives no answer
 */
export async function runChecks({
  system,
  url,
  token,
  customers,
  timeLimitMs,
  parts,
}: Subject): Promise<Outcome[]> {
  const operations = (await readOperations(system)).filter(
    ({ part }) => part === undefined || parts.includes(part),
  );
  const findings = createFindings();
  const { ask: askPlainly, close } = createAsk(url, token, {
    patienceMs: timeLimitMs + PATIENCE_MS,
    version: getVersion(system),
  });
  const ask: Ask = async (path, asking) => {
    const answer = await askPlainly(path, asking);
    return { ...answer, body: nameSource(system, answer.body) };
  };
  const check = { ask, customers, findings, operations, timeLimitMs };
  try {
    await checkReads(check);
    await checkRefusals(check);
    await checkRemoval(check);
    await checkRegister(check);
  } finally {
    await close();
  }
  return findings.list();
}
