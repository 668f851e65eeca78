/** The source systems, in the order the customer sees their agreements. */
export const systemSources = [
  'NICE',
  'EIKA_SKADE',
  'LOFAVOR',
  'PROLIFE',
  'EIKA_PERSON',
  'PARIS',
  'NSF',
] as const;
export type SystemSource = (typeof systemSources)[number];
