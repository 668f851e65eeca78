import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';
import { day } from '../../server/src/outside/day.ts';
import { instant } from '../../server/src/outside/instant.ts';
import { ROOT } from '../paths.ts';
import { getPage } from './systems.ts';
import { type Fields, toFields, toList } from './to-fields.ts';

/** One operation of a page, ready to be asked and judged. */
export interface Operation {
  operationId: string;
  path: string;
  /** The part of the contract that a system need not have; missing for what all have. */
  part: string | undefined;
  /** Whether it only reads; the others change what the system keeps. */
  reads: boolean;
  /** Whether its request names a customer. */
  isAboutCustomer: boolean;
  /** A body about this customer: of a search as the page's example, of others what the page requires and nothing else. */
  toBody: (fodselsnummer: string) => Fields;
  /** What a search about nobody may be asked: every combination of the values that the page lists. */
  bodies: Fields[];
  /** The names of what its request may hold. */
  fields: string[];
  statuses: number[];
  /** What is wrong with a body that was answered with this status; empty when nothing is. */
  judge: (status: number, body: unknown) => string[];
}

/** Those that read end so; the page says so of each. */
const READING = /\/(?:sok|hent|antall|uleste|pris)$/;

/** Reads the page that the system keeps to. */
export async function readOperations(system: string): Promise<Operation[]> {
  const folder = join(ROOT, 'docs/outside');
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6, verbose: true });
  formats.default(ajv);
  // As the portal reads them: the formats of the library allow more.
  ajv.addFormat('date-time', (text) => instant.safeParse(text).success);
  ajv.addFormat('date', (text) => day.safeParse(text).success);
  // One page may refer to another, by its file's name.
  const files = (await readdir(folder)).filter((file) => file.endsWith('.openapi.yaml'));
  for (const file of files) ajv.addSchema(toFields(parse(await readFile(join(folder, file), 'utf8'))), file);
  const name = getPage(system);
  const page = ajv.getSchema(name)?.schema;
  const compile = (keys: string[]) => {
    const pointer = [...keys, 'content', 'application/json', 'schema'].map(escape).join('/');
    return ajv.getSchema(`${name}#/${pointer}`);
  };
  return Object.keys(toFields(find(page, 'paths'))).map((path) => toOperation(page, compile, path));
}

function toOperation(
  page: unknown,
  compile: (keys: string[]) => ValidateFunction | undefined,
  path: string,
): Operation {
  const operation = find(page, 'paths', path, 'post');
  const responses = toFields(find(operation, 'responses'));
  const statuses = Object.keys(responses).map(Number);
  const judges = new Map(
    statuses.map((status) => [
      status,
      compile(locate(page, ['paths', path, 'post', 'responses', `${status}`])),
    ]),
  );
  const request = resolve(page, find(operation, 'requestBody'));
  const content = find(request, 'content', 'application/json');
  const schema = resolve(page, find(content, 'schema'));
  const required = toList(find(schema, 'required')).map(String);
  const properties = toFields(find(schema, 'properties'));
  const reads = READING.test(path);
  const isAboutCustomer = required.includes('fodselsnummer');
  const toSamples = () =>
    Object.fromEntries(required.map((name) => [name, toSample(page, properties[name])]));
  return {
    operationId: String(find(operation, 'operationId')),
    path,
    part: toText(find(operation, 'x-part')),
    reads,
    isAboutCustomer,
    toBody: (fodselsnummer) => ({
      ...(reads ? toFields(find(content, 'example')) : toSamples()),
      ...(isAboutCustomer && { fodselsnummer }),
    }),
    bodies: combine(page, properties),
    fields: Object.keys(properties),
    statuses,
    judge(status, body) {
      const validate = judges.get(status);
      if (validate === undefined || validate(body)) return [];
      return (validate.errors ?? []).filter((error) => !isNoLastDay(error)).map(toWords);
    },
  };
}

function combine(page: unknown, properties: Fields): Fields[] {
  return Object.entries(properties).reduce<Fields[]>(
    (bodies, [name, schema]) =>
      bodies.flatMap((body) =>
        toList(find(resolve(page, schema), 'enum')).map((value) => ({ ...body, [name]: value })),
      ),
    [{}],
  );
}

/** A valid value for a required field whose content does not matter here. */
function toSample(page: unknown, given: unknown): unknown {
  const schema = toFields(resolve(page, given));
  const [first] = toList(schema['enum'] ?? schema['examples']);
  if (first !== undefined) return first;
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['type'] === 'integer' || schema['type'] === 'number') return schema['minimum'] ?? 1;
  if (schema['type'] === 'boolean') return true;
  if (schema['format'] === 'uuid') return randomUUID();
  if (schema['format'] === 'date-time') return '2026-01-31T12:00:00Z';
  return 'finnes-ikke';
}

/** The page says it of an offer: a last day with a year out of bounds is none. */
function isNoLastDay({ instancePath, keyword, data }: ErrorObject): boolean {
  return (
    keyword === 'format' && instancePath.endsWith('/expirationDate') && z.iso.date().safeParse(data).success
  );
}

/** The place of the fault and what the page requires, without the value, which may be personal. */
function toWords({ instancePath, message, params, keyword }: ErrorObject): string {
  const place = instancePath === '' ? 'the answer' : instancePath;
  const allowed = keyword === 'enum' ? `: ${toList(toFields(params)['allowedValues']).join(', ')}` : '';
  return `${place} ${message ?? 'is not as the page says'}${allowed}`;
}

/** The keys to a part of the page, with a reference resolved. */
function locate(page: unknown, keys: string[]): string[] {
  const reference = find(page, ...keys, '$ref');
  return typeof reference === 'string' ? toKeys(reference) : keys;
}

function resolve(page: unknown, part: unknown): unknown {
  const reference = find(part, '$ref');
  return typeof reference === 'string' ? resolve(page, find(page, ...toKeys(reference))) : part;
}

const toKeys = (reference: string): string[] =>
  reference
    .slice('#/'.length)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function find(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => toFields(part)[key], value);
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
