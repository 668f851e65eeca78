import type { Avtale } from '../../avtaler.ts';

/** The key by which payments and prices refer to an agreement: its source system and its number. */
export function toNokkel({
  systemSource,
  policyNumber,
}: Pick<Avtale, 'systemSource' | 'policyNumber'>): string {
  return `${systemSource} ${policyNumber ?? ''}`;
}
