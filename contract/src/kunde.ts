import { z } from 'zod';

import { kjopssperrer } from './kjopssperrer.ts';
import { samtykkeslag } from './samtykke.ts';

export const consentValues = ['AUTHORIZED', 'NOT_AUTHORIZED'] as const;

/** `tidspunkt` is an ISO time. */
const gittSchema = z.object({ tidspunkt: z.iso.datetime(), tekstversjon: z.string().optional() });

/**
 * GET skadekunde/hent: the whole customer record; the one source of the three flags.
 * A customer unknown to the register has name and national id from the login, every flag false, no customer number.
 */
export const kundeSchema = z.object({
  navn: z.string().optional(),
  ssn: z.string(),
  niceKundenummer: z.string().optional(),
  isLoMedlem: z.boolean(),
  isBankkunde: z.boolean(),
  /**
   * Only for a customer known to be under 18 today in Oslo, or registered at an address outside Norway; what is unknown
   * closes nothing. The birth date stays on the server.
   */
  kjopssperre: z.enum(kjopssperrer).optional(),
  kontaktInformasjon: z.object({ epostAdresse: z.string().optional(), mobilNummer: z.string().optional() }),
  samtykker: z.object({
    marketingConsent: z.string().optional(),
    crossDomainConsent: z.string().optional(),
    /** Values that are the customer's last choice, not yet confirmed by the register. */
    ubekreftet: z.array(z.enum(samtykkeslag)).optional(),
    /** The register does not answer: what is missing here is unknown, not unanswered. */
    utilgjengelig: z.boolean().optional(),
    /** The register does not know the customer, and takes no choice of theirs. */
    ukjent: z.boolean().optional(),
    /** When the customer made the choice that stands here, and to which wording, as far as it was made in the portal. */
    gitt: z.partialRecord(z.enum(samtykkeslag), gittSchema).optional(),
  }),
});
export type Kunde = z.infer<typeof kundeSchema>;
