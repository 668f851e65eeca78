import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Provider } from '@openfeature/server-sdk';

import { ConfigurationError } from '../config/environment.ts';

/**
 * Loads the module of FLAG_PROVIDER, whose default export makes a provider.
 * @throws {ConfigurationError} in one line when it cannot be used
 */
export async function loadProvider(file: string): Promise<Provider> {
  const refuse = (reason: string, cause?: unknown) =>
    new ConfigurationError(`FLAG_PROVIDER: ${file} cannot be used (${reason})`, { cause });
  let module: { default?: unknown };
  try {
    module = (await import(pathToFileURL(path.resolve(file)).href)) as { default?: unknown };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    throw refuse(isMissing ? 'it, or a package of it, is not there' : 'it fails when it is loaded', error);
  }
  if (typeof module.default !== 'function') throw refuse('its default export makes no provider');
  const make = module.default as () => unknown;
  const provider = await Promise.resolve()
    .then(make)
    .catch((error: unknown) => {
      throw refuse('its default export fails', error);
    });
  if (!isProvider(provider)) throw refuse('its default export makes no provider');
  return provider;
}

function isProvider(value: unknown): value is Provider {
  return (
    typeof value === 'object' &&
    value !== null &&
    'resolveBooleanEvaluation' in value &&
    typeof value.resolveBooleanEvaluation === 'function'
  );
}
