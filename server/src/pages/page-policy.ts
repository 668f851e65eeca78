import type { Sporing } from '@portal/contract/sporing.ts';

import type { Distributor } from '../config/distributors.ts';
import type { Environment } from '../config/environment.ts';
import { listFrameAncestors } from '../config/framing.ts';
import type { OversiktSettings } from '../config/oversikt-config.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';

/** The content security policy of a page: what its distributor and the configuration allow it. */
export function toPagePolicy({
  nonce,
  environment,
  oversikt,
  distributor,
  sporing,
  isEmbedded,
  isFramedByOwn,
}: {
  nonce: string;
  environment: Pick<Environment, 'OIDC_ISSUER'>;
  oversikt: OversiktSettings;
  distributor: Distributor;
  sporing: Sporing | undefined;
  isEmbedded: boolean;
  isFramedByOwn: boolean;
}): string {
  const { chatScript, consentScript, framing } = distributor;
  return toContentSecurityPolicy({
    nonce,
    frameAncestors: [...(isFramedByOwn ? ["'self'"] : []), ...listFrameAncestors(framing, isEmbedded)],
    // Forms that end on another site are led there by a page (session/lead-on.ts), but for the jump, which takes its token.
    // 0.1.0, which may answer a form of this page in a deploy or after a rollback, redirects to the other three.
    formTargets: listOrigins([
      oversikt.skadesakerJumpUrl,
      environment.OIDC_ISSUER,
      distributor.tekster.nb.loggUtUrl,
      distributor.framing?.pageUrl,
    ]),
    scriptSources: listOrigins([chatScript, consentScript]),
    hasForeignScript: chatScript !== undefined || consentScript !== undefined,
    connectTargets: listOrigins([oversikt.apiHost, sporing?.tracker?.url, sporing?.errorReports?.dsn]),
  });
}

/** Our own paths have no origin. */
function listOrigins(addresses: readonly (string | undefined)[]): string[] {
  return [
    ...new Set(addresses.flatMap((address) => (address === undefined ? [] : (findOrigin(address) ?? [])))),
  ];
}

/** Addresses of the configuration are few: each is parsed once, not for every page. */
const origins = new Map<string, string | undefined>();

function findOrigin(address: string): string | undefined {
  if (!origins.has(address)) origins.set(address, URL.parse(address)?.origin);
  return origins.get(address);
}
