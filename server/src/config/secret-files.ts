import { readFileSync } from 'node:fs';

import { ConfigurationError } from './environment.ts';
import { explainRefusal } from './explain-refusal.ts';
import { isSecret } from './is-secret.ts';

const SUFFIX = '_FILE';

/**
 * The environment with the secrets of its files in it. The line break at the end of a file does not count.
 * @throws {ConfigurationError} when a file cannot be read, or a secret is given in both ways
 */
export function readSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const variables = { ...given };
  for (const [name, file] of Object.entries(given)) {
    const secret = name.slice(0, -SUFFIX.length);
    if (!file || !name.endsWith(SUFFIX) || !isSecret(secret)) continue;
    if (given[secret]) throw new ConfigurationError(`${name} and ${secret} are two ways: leave one out`);
    variables[secret] = readSecret(name, file);
  }
  return variables;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw explainRefusal(error, (reason) => `${name}: ${file} cannot be read (${reason})`);
  }
}
