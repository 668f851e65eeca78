import type { FastifyInstance } from 'fastify';

import type { Configuration } from '../config/configuration.ts';

/** How somebody who found a hole reports it, as RFC 9116 wants it and the operator's content says it. */
export function registerSecurityTxt(
  app: FastifyInstance,
  configuration: Pick<Configuration, 'oversikt'>,
): void {
  const options = { config: { isForEverybody: true }, schema: { hide: true } } as const;
  app.get('/.well-known/security.txt', options, (_request, reply) => {
    const { securityTxt } = configuration.oversikt();
    if (securityTxt === undefined) return reply.callNotFound();
    const { contact, expires, policy, encryption } = securityTxt;
    const lines = [
      ...contact.map((address) => `Contact: ${address}`),
      `Expires: ${expires}T23:59:59Z`,
      'Preferred-Languages: no, en',
      ...(policy === undefined ? [] : [`Policy: ${policy}`]),
      ...(encryption === undefined ? [] : [`Encryption: ${encryption}`]),
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
