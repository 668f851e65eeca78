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

/** All that tell of agreements: the savings bank may know of more than the source systems. */
export const avtalekilder = [...systemSources, 'SPAREBANK'] as const;
export type Avtalekilde = (typeof avtalekilder)[number];
