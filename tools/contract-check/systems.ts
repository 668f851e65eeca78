/** Which page of `docs/outside/` each system keeps to, by the name the command knows it by. */
const pages = {
  nice: 'source-system',
  'eika-skade': 'source-system',
  lofavor: 'source-system',
  prolife: 'source-system',
  'eika-person': 'source-system',
  paris: 'source-system',
  nsf: 'source-system',
  oppgaver: 'oppgaver',
  kunderegister: 'kunderegister',
  livregister: 'livregister',
  samtykkeregister: 'samtykkeregister',
  anbefalinger: 'anbefalinger',
  sparebank: 'sparebank',
  varsling: 'varsling',
} as const;

export type SystemName = keyof typeof pages;

export const systemNames = Object.keys(pages) as SystemName[];

export function isSystemName(name: string): name is SystemName {
  return Object.hasOwn(pages, name);
}

/** @returns the file name of the page, below `docs/outside/` */
export function getPage(system: SystemName): string {
  return `${pages[system]}.openapi.yaml`;
}
