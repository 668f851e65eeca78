import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrotliCompress, constants } from 'node:zlib';

import { systemSources } from '../contract/src/system-sources.ts';
import { toSystem } from '../tools/testing/create-kunde.ts';
import { makePlainPage } from './plain-pages.ts';

interface Avtale {
  name: string;
  description: string;
  monthlyPrice: number;
}

/** Where the cards stand in the hand-made page. */
const CARDS = '<li>Her kommer forsikringene</li>';

/**
 * The floor for a late system: what the hand-made page says above its cards, the cards of each system as soon as that
 * system has answered, in the order in which they do, and then the rest of the page.
 *
 * @param systemsUrl of the outside systems
 */
export async function serveLatePage(
  systemsUrl: string,
  fodselsnummer: string,
): Promise<{ url: string; close: () => void }> {
  const [beginning = '', end = ''] = makePlainPage('late').split(CARDS);
  const ask = async (system: string): Promise<string> => {
    const answer = await fetch(`${systemsUrl}/${system}/avtaler/sok`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer simulated-token',
        'x-correlation-id': 'late-page',
      },
      body: JSON.stringify({ fodselsnummer }),
    });
    const { avtaler } = (await answer.json()) as { avtaler: Avtale[] };
    return avtaler.map(toCard).join('');
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    const body = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    body.pipe(response);
    const send = (html: string): void => {
      body.write(html);
      body.flush();
    };
    send(beginning);
    const asked = systemSources.map((source) => ask(toSystem(source)).then(send));
    void Promise.all(asked).then(
      () => body.end(end),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

const price = new Intl.NumberFormat('nb', {
  trailingZeroDisplay: 'stripIfInteger',
  minimumFractionDigits: 2,
});

function toCard({ name, description, monthlyPrice }: Avtale): string {
  return (
    `<li><a href="/privat/forsikring/detaljer"><h3>${name}</h3><p>${description}</p>` +
    `<p class="price">${price.format(monthlyPrice)} kr/md</p></a></li>`
  );
}
