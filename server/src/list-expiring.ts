import { createGitteTekster } from './features/samtykke/samtykke-parts.ts';
import { createTilbakemeldingParts } from './features/tilbakemelding/tilbakemelding-parts.ts';
import { createAuditTrail } from './http/audit-trail.ts';
import type { Expiring } from './session/delete-expired.ts';
import { createOldVarsler } from './varsling/varsling.ts';
import { createSessionParts, type SessionDependencies } from './session/session-parts.ts';

/** Everything that is kept for a time. What is kept for good is named, with the reason, in the test of this file. */
export function listExpiring(dependencies: SessionDependencies): Expiring[] {
  const { sessions, transactions, keptForms, jumpTokens, endedLogins } = createSessionParts(dependencies);
  return [
    sessions,
    transactions,
    keptForms,
    jumpTokens,
    endedLogins,
    createGitteTekster(dependencies),
    ...createTilbakemeldingParts(dependencies).expiring,
    createAuditTrail(dependencies),
    createOldVarsler(dependencies),
  ];
}
