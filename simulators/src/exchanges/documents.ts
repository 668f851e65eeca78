import { readdirSync, readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

import { sourceSystems } from '../customers/customer.ts';
import { isRecord } from '../kit/read-body.ts';

const folder = new URL('../../../docs/outside/', import.meta.url);
const ENDING = '.openapi.yaml';

/** The published pages are the measure: what is sent is checked against them, and holds no field they do not name. */
export const documents = new Map<string, unknown>(
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => [file.slice(0, -ENDING.length), parse(readFileSync(new URL(file, folder), 'utf8'))]),
);

/** A system keeps to the page of its own name, or a source system to the one that they share. */
export function toPage(system: string): string {
  if (documents.has(system)) return system;
  if (sourceSystems.some((source) => source === system)) return 'source-system';
  throw new Error(`Every outside system has its page: docs/outside/${toId(system)} is missing`);
}

export const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
formats.default(ajv);
for (const [name, document] of documents) ajv.addSchema(closed(document) as object, toId(name));

/** By which one page refers to another: its file's name. */
export function toId(page: string): string {
  return page + ENDING;
}

/** The same document with `additionalProperties: false` on its objects. */
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
