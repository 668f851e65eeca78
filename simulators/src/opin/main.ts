/**
 * The adapter to Open Insurance Brasil on a free port, with a generated institution behind it. The arguments are
 * national ids, each of which gets policies of its own. Prints its address; ends with the process that started it.
 */
import { startOpinAdapter } from './adapter.ts';
import { generatePortfolio } from './generate-policies.ts';
import { startInstitution } from './institution.ts';

const customers = process.argv.slice(2);
const consents = new Map(customers.map((fodselsnummer, index) => [fodselsnummer, `consent-${index}`]));
const portfolios = new Map(customers.map((_, index) => [`consent-${index}`, generatePortfolio(index)]));

const institution = await startInstitution(portfolios);
const adapter = await startOpinAdapter({
  port: 0,
  token: 'simulated-token',
  opinUrl: institution.address,
  consents,
});
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, () => process.exit(0));
process.stdout.write(`${JSON.stringify({ ready: true, address: adapter.address })}\n`);
