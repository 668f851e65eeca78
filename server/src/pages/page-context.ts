import type { FastifyRequest } from 'fastify';

import { USUAL_IDENTITY_PROVIDER } from '@portal/contract/identity-provider.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { FRAMED_PARAMETER } from '@portal/contract/paths.ts';

import { isLoginHost } from '../config/distributors.ts';
import type { Environment } from '../config/environment.ts';
import { isHttps } from '../config/is-https.ts';
import '../http/request.ts';
import { hasSparebank } from '../session/has-sparebank.ts';
import type { LateForms } from '../session/late-forms.ts';
import { getMarketSource } from '../session/market-source.ts';
import { hidesBelop } from './skjulte-belop.ts';
import { readConsent } from './read-consent.ts';
import { toSporing } from './sporing.ts';
import { toSprakContext } from './sprak.ts';
import { findColorScheme } from './utseende.ts';

/**
 * What a page knows of the visitor and of how it was asked for.
 *
 * @param options.context what its route adds, or says in another way
 */
export function toPageContext(
  request: FastifyRequest,
  { environment, lateForms }: { environment: Environment; lateForms: Pick<LateForms, 'toOwner'> },
  {
    context,
    isFramedByOwn,
    isComplete,
  }: { context: Partial<PageContext>; isFramedByOwn: boolean; isComplete: boolean },
): PageContext {
  const https = isHttps(environment.PUBLIC_URL);
  const requestContext = request.toContext();
  const cookieConsent = readConsent(request);
  const sporing = toSporing(environment, cookieConsent);
  const colorScheme = context.colorScheme ?? findColorScheme(request, { https });
  return {
    correlationId: request.id,
    cookieConsent,
    ...toSessionContext(request, lateForms),
    ...toSprakContext(request, { https }),
    ...context,
    ...(hasSparebank(requestContext) && { hasSparebank: true }),
    ...(sporing && { sporing }),
    ...(colorScheme && { colorScheme }),
    ...(hidesBelop(request, { https }) && { skjulerBelop: true }),
    ...(isComplete && { isComplete }),
    ...(environment.OIDC_DISPLAY_NAME !== USUAL_IDENTITY_PROVIDER && {
      identityProvider: environment.OIDC_DISPLAY_NAME,
    }),
    ...(isInBankFrame(request, { isEmbedded: requestContext.isEmbedded, isFramedByOwn }) && {
      isFramed: true,
    }),
    ...(request.session === undefined &&
      !isLoginHost(environment.PUBLIC_URL, request.distributor, request.hostname) && {
        isStrangeHost: true,
      }),
  };
}

function toSessionContext(
  { session, query, distributor: { shortname } }: FastifyRequest,
  { toOwner }: Pick<LateForms, 'toOwner'>,
): Partial<PageContext> {
  if (session === undefined) return {};
  return {
    kfpSessionId: session.publicId,
    sessionExpiresIn: session.getExpiresIn(),
    sessionEndsIn: session.endsIn,
    formToken: session.getFormToken(),
    formOwner: toOwner(session),
    marketSource: getMarketSource({ query: query as object, shortname, loginContext: session.loginContext }),
    ...(session.antallTilbud && { antallTilbud: session.antallTilbud }),
  };
}

/**
 * Whether the page is in the web bank's frame, and that has an address to return to. The framed login page is always in
 * a frame, so its address decides; so does that of the login page after a failed login, which fills the window.
 */
function isInBankFrame(
  { headers, query, distributor }: FastifyRequest,
  { isEmbedded, isFramedByOwn }: { isEmbedded: boolean; isFramedByOwn: boolean },
): boolean {
  if (isEmbedded || distributor.framing?.pageUrl === undefined) return false;
  return FRAMED_PARAMETER in (query as object) || (!isFramedByOwn && headers['sec-fetch-dest'] === 'iframe');
}
