import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { SAMLING_SKJEMA_PATH } from '@portal/contract/paths.ts';
import { SAMLING_VERSJON, samlingSchema } from '@portal/contract/samling.ts';

/** The JSON Schema of the file for programs, as of this version. */
function makeSamlingSkjema(): object {
  return {
    ...z.toJSONSchema(samlingSchema, { io: 'output' }),
    title: `Samling ${SAMLING_VERSJON}`,
  };
}

/** Open to everybody: who gets a file reads what it means. */
export function registerSamlingSkjema(app: FastifyInstance): void {
  const skjema = makeSamlingSkjema();
  app.get(
    SAMLING_SKJEMA_PATH,
    { config: { isForEverybody: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .type('application/schema+json; charset=utf-8')
        .send(JSON.stringify(skjema)),
  );
}
