import type { FastifyInstance } from 'fastify';

import { postnummerSchema } from '@portal/contract/adresse.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { describeCall } from '../../core/describe-call.ts';
import type { Postnummerregister } from './postnummer.ts';

/** Fresh for a day, and usable for a week while a new list is fetched: names of places change twice a year. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * The postal codes. Not a query: they are the same for everybody, so any HTTP cache may keep them, and the response is
 * serialized once.
 */
export function registerPostnummerRoute(app: FastifyInstance, { json, etag }: Postnummerregister): void {
  app.get(
    endpoints.getPostnummer.path,
    {
      config: { isForEverybody: true },
      ...describeCall({
        name: 'getPostnummer',
        summary: 'All Norwegian postal codes and their places',
        access: 'public',
        result: postnummerSchema,
      }),
    },
    async (request, reply) => {
      void reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(json);
    },
  );
}
