import { z } from 'zod';

import { isHostName } from './is-host-name.ts';
import { linkSchema } from './link-schema.ts';

const NO_ORIGIN = 'must be an https origin without path';

/** `http://*.localhost` on the developer's own machine may have any port; all other origins are exact and https. */
const framingOrigin = z
  .string()
  .regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/([a-z0-9-]+\.)*localhost(:(\d+|\*))?)$/, NO_ORIGIN)
  .refine((origin) => isHostName(getHost(origin)), NO_ORIGIN);

/**
 * Who may show the portal in a frame. The session cookie is SameSite=Lax: in a frame it is sent only when all frames
 * around it are of the portal's own site. Hosts of other sites are therefore refused here rather than left to fail at
 * login.
 */
export const framingSchema = z
  .strictObject({
    /** The registrable domain, e.g. `bank.example`. Its subdomains are the same site. */
    site: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a site such as bank.example'),
    /** Origins of the bank's own pages. */
    nettbank: z.array(framingOrigin),
    /** Origins that may frame pages shown in the bank's app. The app's own web view is not a frame and needs none. */
    mobilbank: z.array(framingOrigin).default([]),
    /**
     * The web bank's page that has the portal in a frame; login in the frame returns there. Left out: it returns to the
     * portal by itself.
     */
    pageUrl: linkSchema.optional(),
  })
  .refine(
    ({ site, nettbank, mobilbank }) =>
      [...nettbank, ...mobilbank].every((origin) => isBelowSite(getHost(origin), site)),
    'frames only pages of its own site',
  )
  .refine(
    ({ nettbank, pageUrl }) =>
      pageUrl === undefined || nettbank.some((origin) => isOfOrigin(pageUrl, origin)),
    { error: 'is no page of the web bank', path: ['pageUrl'] },
  );

export type Framing = z.infer<typeof framingSchema>;

export function isBelowSite(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`);
}

/** A URL parser does not accept `:*` as port. Empty for an invalid origin, which the schema has refused already. */
function getHost(origin: string): string {
  return URL.parse(origin.replace(/:\*$/, ''))?.hostname ?? '';
}

function isOfOrigin(address: string, allowed: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (allowed.endsWith(':*')) url.port = '';
  return url.origin === URL.parse(allowed.replace(/:\*$/, ''))?.origin;
}

/**
 * Who may frame a page of this distributor, as values of `frame-ancestors`; empty: nobody.
 * @param isEmbedded whether the page is shown in the bank's app
 */
export function listFrameAncestors(framing: Framing | undefined, isEmbedded: boolean): readonly string[] {
  if (framing === undefined) return [];
  return isEmbedded ? framing.mobilbank : framing.nettbank;
}
