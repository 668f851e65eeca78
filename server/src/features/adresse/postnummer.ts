import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { postnummerSchema } from '@portal/contract/adresse.ts';

const FILE = path.resolve(import.meta.dirname, '../../../data/postnummer/postnummer.json');

export interface Postnummerregister {
  /** Name of the place; undefined for a code that is not in use. */
  findPoststed: (kode: string) => string | undefined;
  /** The whole list as it is sent, and its ETag. */
  json: string;
  etag: string;
}

/**
 * Reads the postal codes of server/data/postnummer, once.
 * @throws when the file is not as its README says
 */
export function readPostnummer(): Postnummerregister {
  const list = postnummerSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const places = new Map(list.map(({ kode, navn }) => [kode, navn]));
  const json = JSON.stringify(list);
  const digest = createHash('sha256').update(json).digest('base64url');
  return { findPoststed: (kode) => places.get(kode), json, etag: `"${digest}"` };
}
