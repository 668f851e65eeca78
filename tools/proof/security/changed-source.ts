import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { makeOutsideUrls } from '../../testing/outside-settings.ts';

/**
 * A proxy of the simulators that changes each answer.
 * @param change receives and returns the JSON of an answer
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
    variables: makeOutsideUrls(`http://127.0.0.1:${address.port}`),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
