import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

import { XSRF_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { SESSION_COOKIE } from '../session/cookies.ts';

/** The path of the page that shows the API to developers. */
const DOCS_PATH = `${BASE_PATH}/api-docs`;

/** The calls of the contract as OpenAPI 3.1, by `app.swagger()` once the app is ready. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forsikringsoversikt',
        version: '1',
        description: 'What the portal’s own pages call, and neighbouring apps may read.',
      },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: SESSION_COOKIE,
            description: 'Set by the login. On https its name begins with __Host-.',
          },
          csrf: {
            type: 'apiKey',
            in: 'header',
            name: XSRF_HEADER,
            description: 'The session’s CSRF token, which the page carries.',
          },
        },
      },
    },
    transformObject: jsonSchemaTransformObject,
    transform: (route) => {
      const { schema } = route;
      const isOfContract = schema !== undefined && 'operationId' in schema;
      return jsonSchemaTransform(isOfContract ? route : { ...route, schema: { ...schema, hide: true } });
    },
  });
}

/** A page that shows the API, for developers only. */
export async function registerApiDocsPage(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, { routePrefix: DOCS_PATH, staticCSP: true });
}
