import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import type { OpenApi } from './make-openapi.ts';

export const API_FILE = join(ROOT, 'docs/api/openapi.json');

/** The calls as they were last written down; undefined before the first time. */
export function readApiFile(): OpenApi | undefined {
  return existsSync(API_FILE) ? (JSON.parse(readFileSync(API_FILE, 'utf8')) as OpenApi) : undefined;
}
