import type { FastifyInstance } from 'fastify';

import { BASE_PATH, CATALOGUE_PATH } from '@portal/contract/paths.ts';
import { parseColorScheme } from '@portal/contract/utseende.ts';

import type { Assets } from './assets.ts';
import type { PageSender } from './page-sender.ts';

/**
 * The catalogue of widgets and page types, for developers. `?tema=eika&farge=dark` shows it in another brand's theme,
 * light or dark. Where it is not registered, the address is an unknown page.
 */
export function registerCatalogue(
  app: FastifyInstance,
  send: PageSender,
  { hasTheme }: Pick<Assets, 'hasTheme'>,
): void {
  app.get(BASE_PATH + CATALOGUE_PATH, (request, reply) => {
    const { tema, farge } = request.query as Record<string, unknown>;
    const colorScheme = parseColorScheme(farge);
    return send(request, reply, {
      theme: typeof tema === 'string' && hasTheme(tema) ? tema : undefined,
      context: { isCatalogue: true, ...(colorScheme && { colorScheme }) },
    });
  });
}
