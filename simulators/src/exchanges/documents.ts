import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

import { isRecord } from '../kit/read-body.ts';

/** The published pages are the measure: what is sent is checked against them, and holds no field they do not name. */
export const pages = [
  'source-system',
  'oppgaver',
  'kunderegister',
  'livregister',
  'samtykkeregister',
  'anbefalinger',
  'sparebank',
  'varsling',
] as const;
export type PageName = (typeof pages)[number];

export const documents = new Map<PageName, unknown>(
  pages.map((name) => [
    name,
    parse(readFileSync(new URL(`../../../docs/outside/${name}.openapi.yaml`, import.meta.url), 'utf8')),
  ]),
);

export const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
formats.default(ajv);
for (const [name, document] of documents) ajv.addSchema(closed(document) as object, name);

/** The same document, in which an object may hold nothing but the properties it names. */
export function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, closed(field)]));
  return value['type'] === 'object' && isRecord(value['properties'])
    ? { ...copy, additionalProperties: false }
    : copy;
}

export function getByPointer(document: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), document);
}

export function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
