import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';
import type { z } from 'zod';

import { ConfigurationError } from './environment.ts';
import { explainRefusal } from './explain-refusal.ts';
import { refuseUnsafeAddresses } from './refuse-unsafe-addresses.ts';
import { resolveSprak } from './resolve-sprak.ts';

export interface ReadingRules {
  /** In production, addresses in the file must be safe for customers. */
  isProduction?: boolean;
}

/**
 * Reads what one JSON file of CONFIG_DIR says in one language, and validates it.
 * @throws {ConfigurationError} naming the file and the field.
 */
export function readConfigFile<Value>(
  file: string,
  schema: z.ZodType<Value>,
  { isProduction = false }: ReadingRules = {},
  sprak: Sprak = STANDARD_SPRAK,
): Value {
  let content: unknown;
  try {
    // Some editors begin a file with a BOM, and do not show it.
    content = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    // What is said of JSON quotes the place, which may be several lines.
    const reason = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : '';
    throw new ConfigurationError(`${file} cannot be read: ${reason}`, { cause });
  }
  const result = schema.safeParse(resolveSprak(content, sprak));
  if (result.success) {
    if (isProduction) refuseUnsafeAddresses(file, content);
    return result.data;
  }
  const issue = result.error.issues[0];
  const place = [...(issue?.path ?? []), ...(sprak === STANDARD_SPRAK ? [] : [sprak])].join('.');
  throw new ConfigurationError([file, ...(place === '' ? [] : [place]), issue?.message].join(': '));
}

/** Full paths of the JSON files in a folder of CONFIG_DIR, sorted by name. */
export function listConfigFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => path.join(folder, name));
  } catch (cause) {
    throw explainRefusal(cause, (reason) => `CONFIG_DIR: ${folder} cannot be read (${reason})`);
  }
}
