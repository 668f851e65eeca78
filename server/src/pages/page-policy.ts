import type { Sporing } from '@portal/contract/sporing.ts';

import type { Distributor } from '../config/distributors.ts';
import type { Environment } from '../config/environment.ts';
import { listFrameAncestors } from '../config/framing.ts';
import type { OversiktSettings } from '../config/oversikt-config.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';

/** The content security policy of a page: what its distributor and the configuration allow it. */
export function toPagePolicy({
  nonce,
  styleHashes,
  environment,
  oversikt,
  distributor,
  sporing,
  isEmbedded,
  isFramedByOwn,
}: {
  nonce: string;
  styleHashes: readonly string[];
  environment: Environment;
  oversikt: OversiktSettings;
  distributor: Distributor;
  sporing: Sporing | undefined;
  isEmbedded: boolean;
  isFramedByOwn: boolean;
}): string {
  const { chatScript, consentScript, framing } = distributor;
  return toContentSecurityPolicy({
    nonce,
    styleHashes,
    frameAncestors: [...(isFramedByOwn ? ["'self'"] : []), ...listFrameAncestors(framing, isEmbedded)],
    formTargets: listFormTargets(environment, oversikt, distributor),
    scriptSources: listOrigins([chatScript, consentScript]),
    connectTargets: listOrigins([oversikt.apiHost, sporing?.tracker?.url, sporing?.errorReports?.dsn]),
  });
}

/** Origins that our forms lead to: the claims cases and, by redirect, the identity provider and the targets of login and logout. */
function listFormTargets(
  environment: Environment,
  { skadesakerJumpUrl }: OversiktSettings,
  distributor: Distributor,
): string[] {
  return listOrigins([
    skadesakerJumpUrl,
    environment.OIDC_ISSUER,
    distributor.loggUtUrl,
    ...distributor.loggUtGoto,
    distributor.framing?.pageUrl,
  ]);
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
