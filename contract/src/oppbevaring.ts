import { z } from 'zod';

const oppbevaringsslag = [
  'INNLOGGING',
  'UNDERVEIS',
  'AKTIVITET',
  'VALG',
  'VARSEL',
  'TILBAKEMELDING',
  'KONTAKTONSKE',
  'SPORING',
] as const;
export type Oppbevaringsslag = (typeof oppbevaringsslag)[number];

/** How long: a number of days; as long as the login lasts; minutes; a day; for good. */
const fristSchema = z.union([z.int().positive(), z.enum(['INNLOGGING', 'MINUTTER', 'DOGN', 'ALLTID'])]);
export type Frist = z.infer<typeof fristSchema>;

/** GET oppbevaring: what the portal itself keeps of a customer, and how long. */
export const oppbevaringSchema = z.array(z.object({ slag: z.enum(oppbevaringsslag), frist: fristSchema }));
export type Oppbevaring = z.infer<typeof oppbevaringSchema>;
