import { z } from 'zod';

export const shortnames = ['sb1', 'dnb', 'eika', 'fana', 'sbm', 'fremtind', 'none'] as const;

/** An unknown context from the provider is treated as ÅPEN. */
export const loginContexts = [
  'MOBILBANK',
  'MOBILBANK_DNB',
  'NETTBANK',
  'NETTBANK_DNB',
  'FORSIKRING',
  'ÅPEN',
] as const;
export type LoginContext = (typeof loginContexts)[number];

/** GET session-status. `kfpSessionId` is a public id of the session, never the cookie's value; missing when logged out. */
export const sessionStatusSchema = z.object({ kfpSessionId: z.string().optional() });
export type SessionStatus = z.infer<typeof sessionStatusSchema>;

/** GET session. `navn` is the name the identity provider gave. */
export const sessionInfoSchema = z.object({
  loginContext: z.enum(loginContexts),
  loginBankplassRegisterNummer: z.string().optional(),
  navn: z.string().optional(),
});
export type SessionInfo = z.infer<typeof sessionInfoSchema>;

/** Where a host name is used. */
export const hostEnvironments = ['prod', 'qa', 'test', 'dev'] as const;
export type HostEnvironment = (typeof hostEnvironments)[number];

/** Where the logo stands, and whether the header has the brand's strong colour. */
export const headerLogos = ['left', 'centre'] as const;
export const headerColours = ['page', 'brand'] as const;

/** Who takes complaints at the insurer, and how they are reached. */
export const klageinfoSchema = z.object({
  navn: z.string(),
  telefon: z.string().optional(),
  epost: z.string().optional(),
  adresse: z.string().optional(),
  skjemaUrl: z.string().optional(),
});
export type Klageinfo = z.infer<typeof klageinfoSchema>;

/** GET client-context; answers logged out too. */
export const clientContextSchema = z.object({
  shortname: z.string(),
  info: z.object({
    navn: z.string(),
    loggUtUrl: z.string(),
    nettbankUrl: z.string().optional(),
    /** Left out: logo at the left, in the page's colours. */
    header: z.object({ logo: z.enum(headerLogos), colours: z.enum(headerColours) }).optional(),
    /** Scripts of others: a chat that is loaded when asked for, and the bank's own cookie consent. */
    chatScript: z.string().optional(),
    consentScript: z.string().optional(),
    /** Left out: complaints go to the distributor's own contact information. */
    klage: klageinfoSchema.optional(),
  }),
  /** By the host name alone, as the browser sees it. */
  environment: z.enum(hostEnvironments),
  /** A bank's app shows the page: links, menu and layout follow. */
  embedded: z.boolean(),
  /** Reserved: true for these two, and so far without effect. */
  isSb1OrEika: z.boolean(),
});
export type ClientContext = z.infer<typeof clientContextSchema>;

/** GET bankkontakt and kontaktinfo. `apningstider` are [day, hours] pairs. */
export const kontaktinfoSchema = z.object({
  navn: z.string().optional(),
  telefon: z.string().optional(),
  epost: z.string().optional(),
  apningstider: z.array(z.tuple([z.string(), z.string()])),
  domene: z.string().optional(),
});
export type Kontaktinfo = z.infer<typeof kontaktinfoSchema>;

/** GET /auth/login. The URL holds no state and no return address, so it may be cached. */
export const loginResponseSchema = z.object({ loginUrl: z.string() });
export type LoginResponse = z.infer<typeof loginResponseSchema>;

/** POST logout. A `goto` outside the allow list is refused. */
export const logoutRequestSchema = z.object({ goto: z.string().max(2000).optional() });
export type LogoutRequest = z.infer<typeof logoutRequestSchema>;
export const logoutResponseSchema = z.object({ data: z.object({ logoutUrl: z.string() }) });
export type LogoutResponse = z.infer<typeof logoutResponseSchema>;
