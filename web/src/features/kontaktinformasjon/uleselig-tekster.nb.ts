/** Of each of the two rows, where what the register has cannot be read. */
export const tekster = {
  epost: 'Vi klarer ikke å lese e-postadressen vi har til deg.',
  mobil: 'Vi klarer ikke å lese mobilnummeret vi har til deg.',
} as const;
