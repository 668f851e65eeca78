import { z } from 'zod';

/**
 * One of the customer's addresses, spelt as on the wire. `land` is a two-letter country code and is missing for Norway.
 * `poststed` and `landnavn` are the names for `postnummer` and `land`.
 */
export const kundeadresseSchema = z.object({
  isFolkreregistrert: z.boolean(),
  postnummer: z.string().optional(),
  poststed: z.string().optional(),
  gatenavn: z.string().optional(),
  gatenummer: z.string().optional(),
  gatenummerBokstav: z.string().optional(),
  gaardsnummer: z.string().optional(),
  bruksnummer: z.string().optional(),
  land: z.string().optional(),
  landnavn: z.string().optional(),
});
export type Kundeadresse = z.infer<typeof kundeadresseSchema>;

/**
 * GET adresse/kundeadresser. If there is an address that is not the registered one, that address is in use; otherwise
 * the registered one is.
 */
export const kundeadresserSchema = z.array(kundeadresseSchema);
export type Kundeadresser = z.infer<typeof kundeadresserSchema>;

/** GET adresse/postnummer. */
export const postnummerSchema = z.array(
  z.object({ kode: z.string().regex(/^[0-9]{4}$/), navn: z.string().min(1).max(100) }),
);
export type Postnummer = z.infer<typeof postnummerSchema>;
