import { z } from 'zod';

import { norskSchema } from './norsk.ts';

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

/** GET session. `navn` is the name from the identity provider. */
export const sessionInfoSchema = z.object({
  loginContext: z.enum(loginContexts),
  loginBankplassRegisterNummer: z.string().optional(),
  navn: z.string().optional(),
});
export type SessionInfo = z.infer<typeof sessionInfoSchema>;

/** The environment that a host name belongs to. */
export const hostEnvironments = ['prod', 'qa', 'test', 'dev'] as const;
export type HostEnvironment = (typeof hostEnvironments)[number];

/** Where the logo stands, and whether the header has the brand's strong colour. */
export const headerLogos = ['left', 'centre'] as const;
export const headerColours = ['page', 'brand'] as const;

/** The insurer's complaints department, and how to reach it. */
export const klageinfoSchema = z.object({
  navn: z.string(),
  telefon: z.string().optional(),
  epost: z.string().optional(),
  adresse: z.string().optional(),
  skjemaUrl: z.string().optional(),
  norsk: norskSchema,
});
export type Klageinfo = z.infer<typeof klageinfoSchema>;

/** GET client-context. Also answers visitors who are not logged in. */
export const clientContextSchema = z.object({
  shortname: z.string(),
  info: z.object({
    navn: z.string(),
    loggUtUrl: z.string(),
    nettbankUrl: z.string().optional(),
    /** Left out: logo on the left, in the page's own colours. */
    header: z.object({ logo: z.enum(headerLogos), colours: z.enum(headerColours) }).optional(),
    /** Third-party scripts: a chat, loaded when the visitor asks for it, and the bank's own cookie consent. */
    chatScript: z.string().optional(),
    consentScript: z.string().optional(),
    /** Left out: complaints go to the distributor's contact information. */
    klage: klageinfoSchema.optional(),
  }),
  /** Decided by the host name that the browser uses, and nothing else. */
  environment: z.enum(hostEnvironments),
  /** The page is shown in a bank's app; links, menu and layout adapt to it. */
  embedded: z.boolean(),
  /** True for these two distributors. Reserved: it has no effect yet. */
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
  norsk: norskSchema,
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
