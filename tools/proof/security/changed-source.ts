import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { outsideNames } from '../../../server/src/config/environment.ts';

/**
 * The simulators, with each answer changed on its way.
 * @param change what becomes of the JSON of an answer
 */
export async function startChangedSource(simulatorsUrl: string, change: (answer: unknown) => unknown) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(simulatorsUrl + request.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: request.headers.authorization ?? '',
        },
        body: await text(request),
      });
      const body = await answer.text();
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.ok && body !== '' ? JSON.stringify(change(JSON.parse(body))) : body);
    })().catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The source has no port');
  return {
    /** Leads the portal to it, as environment variables. */
    variables: Object.fromEntries(
      outsideNames.map((name) => [
        `OUTSIDE_${name}_URL`,
        `http://127.0.0.1:${address.port}/${name.toLowerCase().replaceAll('_', '-')}`,
      ]),
    ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
