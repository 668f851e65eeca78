import { systemSources } from '../../contract/src/system-sources.ts';
import { toSystem } from '../testing/create-kunde.ts';
import { getPage, SOURCE_PAGE } from './systems.ts';

/**
 * Names the source of each agreement, whatever it says itself: which of its fields are required goes by that, and the
 * portal knows it by the address.
 */
export function nameSource(system: string, body: unknown): unknown {
  if (getPage(system) !== SOURCE_PAGE || typeof body !== 'object' || body === null) return body;
  const avtaler: unknown = 'avtaler' in body ? body.avtaler : undefined;
  if (!Array.isArray(avtaler)) return body;
  const systemSource = systemSources.find((source) => toSystem(source) === system);
  return {
    ...body,
    avtaler: avtaler.map((row: unknown) =>
      typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row, systemSource } : row,
    ),
  };
}
