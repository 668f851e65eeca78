import type { FastifyInstance } from 'fastify';

import { endpoints } from '@portal/contract/endpoints.ts';

import type { Postnummerregister } from './postnummer.ts';

/** A day, and a week more while a new list is fetched: places change twice a year. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * The postal codes. Not a query: they are the same for everybody, so that every cache on the way may keep them,
 * and their text is made once.
 */
export function registerPostnummerRoute(app: FastifyInstance, { json, etag }: Postnummerregister): void {
  app.get(
    endpoints.getPostnummer.path,
    {
      config: { isForEverybody: true },
      schema: { summary: 'All Norwegian postal codes and their places' },
    },
    async (request, reply) => {
      void reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(json);
    },
  );
}
