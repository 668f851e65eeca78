/** `npm run bench:download`: how much memory the portal takes for the files of a customer with 500 agreements. */
import { filformater, lastNedForm } from '../contract/src/forms/last-ned.ts';
import { XSRF_COOKIE } from '../contract/src/headers.ts';
import { BASE_PATH } from '../contract/src/paths.ts';
import { forgetPeakMemory, readMemory, readPeakMemory } from './process-status.ts';
import { readWeaken } from './read-weaken.ts';
import { openStand } from './stand.ts';

const AVTALER = 500;
const LIMIT_MB = 50;
/** Customers for each form. The first of them also pays for what is loaded when a file is asked for. */
const ROUNDS = 3;

const isWeakened = readWeaken();
const stand = await openStand(...(isWeakened ? (['./leak.ts'] as const) : []));
try {
  const { portal, cookies, url } = stand;
  await stand.setSize({ avtaler: AVTALER, tilbud: 40 });
  /** Bytes and milliseconds of one file. */
  const download = async (cookie: string, format: string) => {
    const formToken = new RegExp(`${XSRF_COOKIE}=([^;]+)`).exec(cookie)?.[1] ?? '';
    const begun = performance.now();
    const answer = await fetch(url + lastNedForm.path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: url,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        cookie,
      },
      body: new URLSearchParams({ formToken, format }),
    });
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200)
      throw new Error(`A file was answered with ${answer.status} ${answer.headers.get('location')}`);
    return { bytes, ms: performance.now() - begun };
  };
  // A process at work: memory for what lives shortly has its size.
  for (let visits = 0; visits < 100; visits += 1)
    await (await fetch(`${url}${BASE_PATH}`, { headers: { cookie: cookies.at(-1) ?? '' } })).text();
  for (const [place, format] of filformater.entries()) {
    const some = cookies.slice(place * ROUNDS, (place + 1) * ROUNDS);
    let most = 0;
    for (const cookie of some) {
      const before = readMemory(portal.pid);
      forgetPeakMemory(portal.pid);
      const { bytes, ms } = await download(cookie, format);
      const more = readPeakMemory(portal.pid) - before;
      most = Math.max(most, more);
      console.log(`${format}: ${bytes} bytes in ${ms.toFixed(0)} ms, ${more} MB more`);
    }
    const holds = most <= LIMIT_MB;
    console.log(`${format}, at most ${LIMIT_MB} MB: ${most}: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
    if (!holds) process.exitCode = 1;
  }
} finally {
  await stand.close();
}
