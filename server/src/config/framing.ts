import { z } from 'zod';

/** `http://*.localhost` of the developer's own machine may have any port; elsewhere an origin is exact and https. */
const framingOrigin = z
  .string()
  .regex(
    /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/([a-z0-9-]+\.)*localhost(:(\d+|\*))?)$/,
    'must be an https origin without path',
  );

/**
 * Who may show the portal in a frame. The session cookie is SameSite=Lax and is sent in a frame only when all around it
 * is of the portal's own site, so hosts of other sites are refused here rather than left to fail at login.
 */
export const framingSchema = z
  .strictObject({
    /** What comes before it in a host name does not change the site, e.g. `bank.example`. */
    site: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a site such as bank.example'),
    /** Origins of the bank's own pages. */
    nettbank: z.array(framingOrigin),
    /** Origins that may frame what the bank's app shows; the app's own web view is no frame and needs none. */
    mobilbank: z.array(framingOrigin).default([]),
  })
  .refine(
    ({ site, nettbank, mobilbank }) =>
      [...nettbank, ...mobilbank].every((origin) => isBelowSite(getHost(origin), site)),
    'frames only pages of its own site',
  );

export type Framing = z.infer<typeof framingSchema>;

export function isBelowSite(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`);
}

/** `:*` is no port to a URL parser. Empty for what is no origin: the schema has refused that already. */
function getHost(origin: string): string {
  return URL.parse(origin.replace(/:\*$/, ''))?.hostname ?? '';
}

/**
 * Who may frame a page of this distributor, as `frame-ancestors` wants it; empty: nobody.
 * @param isEmbedded whether the bank's app shows the page
 */
export function listFrameAncestors(framing: Framing | undefined, isEmbedded: boolean): readonly string[] {
  if (framing === undefined) return [];
  return isEmbedded ? framing.mobilbank : framing.nettbank;
}
