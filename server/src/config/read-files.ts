import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';
import type { z } from 'zod';

import { ConfigurationError } from './environment.ts';
import { explainRefusal } from './explain-refusal.ts';
import { findRepeatedKey } from './find-repeated-key.ts';
import { findUnreadable } from './find-unreadable.ts';
import { findUnsafeAddress } from './find-unsafe-address.ts';
import { isLeftByEditor } from './is-left-by-editor.ts';
import { refuseTexts } from './refuse-texts.ts';
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
  let json: string;
  let content: unknown;
  try {
    // Some editors begin a file with a BOM, and do not show it.
    json = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    content = JSON.parse(json);
  } catch (cause) {
    // What is said of JSON quotes the place, which may be several lines.
    const reason = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : '';
    throw new ConfigurationError(`${file} cannot be read: ${reason}`, { cause });
  }
  const repeated = findRepeatedKey(json);
  if (repeated !== undefined) throw new ConfigurationError(`${file}: ${repeated}: stands twice`);
  const result = schema.safeParse(resolveSprak(content, sprak));
  if (result.success) {
    refuseTexts(file, content, findUnreadable);
    if (isProduction) refuseTexts(file, content, findUnsafeAddress);
    return result.data;
  }
  const issue = result.error.issues[0];
  const place = [...(issue?.path ?? []), ...(sprak === STANDARD_SPRAK ? [] : [sprak])].join('.');
  throw new ConfigurationError([file, ...(place === '' ? [] : [place]), issue?.message].join(': '));
}

/**
 * Full paths of the JSON files in a folder of CONFIG_DIR, sorted by name.
 * @throws {ConfigurationError} for a file that would be left unread for its name
 */
export function listConfigFiles(folder: string): string[] {
  const files = listNames(folder).map((name) => path.join(folder, name));
  const unread = files.find((file) => !file.endsWith('.json'));
  if (unread !== undefined) throw new ConfigurationError(`${unread}: must end with .json`);
  return files;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !isLeftByEditor(name))
      .toSorted();
  } catch (cause) {
    throw explainRefusal(cause, (reason) => `CONFIG_DIR: ${folder} cannot be read (${reason})`);
  }
}
