import { z } from 'zod';

import { kjopssperrer } from './kjopssperrer.ts';
import { samtykkeslag } from './samtykke.ts';

/** Without these the record can be shown, but not as if they were known. */
export const uleseligeFelt = ['isLoMedlem', 'isBankkunde', 'epostAdresse', 'mobilNummer'] as const;

/** `tidspunkt` is an ISO time. */
const gittSchema = z.object({ tidspunkt: z.iso.datetime(), tekstversjon: z.string().optional() });

/** What a customer has agreed to. */
export const samtykkerSchema = z.object({
  marketingConsent: z.string().optional(),
  crossDomainConsent: z.string().optional(),
  /** Values that the customer chose last and the register has not confirmed yet. */
  ubekreftet: z.array(z.enum(samtykkeslag)).optional(),
  /** The register does not answer, or not so that it can be read: a value missing here is unknown, not unanswered. */
  utilgjengelig: z.boolean().optional(),
  /** The register does not know the customer and accepts no choices from them. */
  ukjent: z.boolean().optional(),
  /** When the customer made the current choice, and which wording they saw, if they made it in the portal. */
  gitt: z.partialRecord(z.enum(samtykkeslag), gittSchema).optional(),
});
export type Samtykker = z.infer<typeof samtykkerSchema>;

/**
 * GET skadekunde/hent: the whole customer record, and the only source of the three flags. For a customer unknown to the
 * register, name and national id come from the login, every flag is false, and there is no customer number.
 */
export const kundeSchema = z.object({
  navn: z.string().optional(),
  ssn: z.string(),
  /** Empty where there is one that cannot be read: who has none is another kind of customer. */
  niceKundenummer: z.string().optional(),
  isLoMedlem: z.boolean(),
  isBankkunde: z.boolean(),
  /**
   * Set only for a customer known to be under 18 today in Oslo, or registered at an address outside Norway; unknown
   * data blocks nothing. The birth date never leaves the server.
   */
  kjopssperre: z.enum(kjopssperrer).optional(),
  kontaktInformasjon: z.object({ epostAdresse: z.string().optional(), mobilNummer: z.string().optional() }),
  /**
   * What the register sent and cannot be read: of these a flag that is false and a field that is missing say nothing,
   * and the portal does not change them.
   */
  uleselig: z.array(z.enum(uleseligeFelt)).optional(),
  samtykker: samtykkerSchema,
});
/** In our own pages, which ask for the consents by themselves where they show them. */
export const kundeForPageSchema = kundeSchema.omit({ samtykker: true });
export type Kunde = z.infer<typeof kundeForPageSchema> & Partial<z.infer<typeof kundeSchema>>;
