import type { FastifyBaseLogger } from 'fastify';

import type { Environment } from './config/environment.ts';
import { createAuditTrail } from './core/audit-trail.ts';
import { createVarslingParts } from './features/kontaktinformasjon/varsling/varsling.ts';
import { createSamtykkeParts } from './features/samtykke/samtykke-parts.ts';
import { createTilbakemeldingParts } from './features/tilbakemelding/tilbakemelding-parts.ts';
import type { OutsideClient } from './outside/outside-client.ts';
import type { Database } from './persistence/database.ts';
import { createSessionParts } from './session/session-parts.ts';

interface PartsDependencies {
  environment: Environment;
  database: Database;
  outside: OutsideClient;
  logger: FastifyBaseLogger;
  now: () => Date;
}

export type Parts = ReturnType<typeof createParts>;

/** What request handling and jobs share, created once for both. */
export function createParts(dependencies: PartsDependencies) {
  return {
    session: createSessionParts(dependencies),
    samtykke: createSamtykkeParts(dependencies),
    varsling: createVarslingParts(dependencies),
    tilbakemelding: createTilbakemeldingParts(dependencies),
    audit: createAuditTrail(dependencies),
  };
}
