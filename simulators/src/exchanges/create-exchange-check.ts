import type { IncomingHttpHeaders } from 'node:http';

import type { ValidateFunction } from 'ajv/dist/2020.js';

import { isRecord } from '../kit/read-body.ts';
import type { OutsideSystem } from '../systems.ts';
import { ajv, documents, escape, getByPointer, toId, toPage } from './documents.ts';

/** Receives every exchange that no test has spoilt on purpose. */
export interface ExchangeCheck {
  request: (system: OutsideSystem, path: string, headers: IncomingHttpHeaders, body: unknown) => void;
  answer: (system: OutsideSystem, path: string, status: number, body?: unknown) => void;
}

/** Which side broke the contract, and where. Never the value itself. */
export interface Breach {
  side: 'request' | 'answer';
  operation: string;
  what: string;
}

/** Checks the portal's requests, and the answers to them, against the published contracts. */
export function createExchangeCheck(onBreach: (breach: Breach) => void): ExchangeCheck {
  const validators = new Map<string, ValidateFunction | undefined>();

  function judge(page: string, keys: readonly string[], body: unknown): string[] {
    const pointer = [...keys, 'content', 'application/json', 'schema'].map(escape).join('/');
    const id = `${toId(page)}#/${pointer}`;
    if (!validators.has(id)) validators.set(id, ajv.getSchema(id));
    const validate = validators.get(id);
    if (validate === undefined) return ['is not described'];
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
  }

  return {
    request(system, path, headers, body) {
      const page = toPage(system);
      const keys = locate(page, ['paths', path, 'post', 'requestBody']);
      const operation = `${system}${path}`;
      for (const what of [...listHeaderFaults(headers), ...judge(page, keys, body)])
        onBreach({ side: 'request', operation, what });
    },
    answer(system, path, status, body) {
      const page = toPage(system);
      const keys = locate(page, ['paths', path, 'post', 'responses', String(status)]);
      const operation = `${system}${path}`;
      const isDescribed = getByPointer(documents.get(page), keys) !== undefined;
      const faults = body === undefined ? [] : judge(page, keys, nameSource(system, body));
      for (const what of isDescribed ? faults : [`${status} is not described`])
        onBreach({ side: 'answer', operation, what });
    },
  };
}

function listHeaderFaults(headers: IncomingHttpHeaders): string[] {
  const expected: Record<string, RegExp> = {
    accept: /^application\/json$/,
    'content-type': /^application\/json$/,
    'accept-encoding': /^gzip$/,
    'accept-version': /^\d+\.\d+$/,
    'x-correlation-id': /^[\x21-\x7e]{1,100}$/,
  };
  return Object.entries(expected).flatMap(([name, pattern]) =>
    pattern.test(String(headers[name] ?? '')) ? [] : [`the header ${name} is missing or another`],
  );
}

/** Which fields of a row are required depends on the source system, and not on what the row itself says of it. */
function nameSource(system: OutsideSystem, body: unknown): unknown {
  const avtaler = isRecord(body) ? body['avtaler'] : undefined;
  if (toPage(system) !== 'source-system' || !Array.isArray(avtaler)) return body;
  const systemSource = system.toUpperCase().replaceAll('-', '_');
  return { avtaler: avtaler.map((row: unknown) => (isRecord(row) ? { ...row, systemSource } : row)) };
}

/** The keys to a part of the page, past the reference that may stand in its place. */
function locate(page: string, keys: string[]): string[] {
  const reference = getByPointer(documents.get(page), [...keys, '$ref']);
  return typeof reference === 'string' ? reference.slice('#/'.length).split('/') : keys;
}
