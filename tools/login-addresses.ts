/**
 * `npm run --silent login-addresses [-- <environment>]`: the addresses to register at the identity provider, for the
 * content in CONFIG_DIR. The environment is `prod` unless another is named.
 */
import { join } from 'node:path';
import { hostEnvironments } from '@portal/contract/auth.ts';
import { readDistributors } from '../server/src/config/distributors.ts';
import { print } from '../server/src/print.ts';
import { formatLoginAddresses } from './settings/login-addresses.ts';
import { ROOT } from './paths.ts';

const [given = 'prod'] = process.argv.slice(2);
const environment = hostEnvironments.find((name) => name === given);
try {
  if (environment === undefined)
    throw new Error(`There is no environment ${given}: choose from ${hostEnvironments.join(', ')}`);
  const { list } = readDistributors(process.env['CONFIG_DIR'] || join(ROOT, 'server/config'));
  print(formatLoginAddresses(list, environment));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
