import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { SAMLING_SKJEMA_PATH } from '@portal/contract/paths.ts';
import { type Samling, SAMLING_VERSJON, samlingSchema } from '@portal/contract/samling.ts';

/** Parts that came after the first version: files of before, which name the same address, lack them. */
const added: readonly string[] = ['delinger'] satisfies (keyof Samling)[];

/**
 * The JSON Schema of the file for programs, as of this version. It takes files of versions before, and of those to come
 * with the same first number: fields that it does not know are let through (`io`).
 */
export function makeSamlingSkjema(): object {
  const { required = [], ...skjema } = z.toJSONSchema(samlingSchema, { io: 'input' });
  return {
    ...skjema,
    required: required.filter((name) => !added.includes(name)),
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
