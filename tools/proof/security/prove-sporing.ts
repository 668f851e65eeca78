import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { listen } from '../listen.ts';
import type { Proof } from './proof.ts';
import { STANDARD, startProofPortal } from './proof-portal.ts';
import { openRealBrowser } from './real-browser.ts';

const YES = encodeURIComponent('{"functional":"denied","statistics":"accepted","marketing":"denied"}');
/** A recording is sent from this length on; what comes now waits in its buffer. */
const LONG_ENOUGH_MS = 6000;
const LISTEN_MS = 2000;
/** Within this time the other windows know of the no. */
const AGREE_MS = 1000;

export const proveSporing: Proof = {
  name: 'sporing',
  claim: 'After a no to statistics nothing leaves any window, not even what was already recorded',
  isByCommandOnly: true,
  async prove(attack) {
    const { weaken, figures, failures } = attack;
    const sink = await openSink();
    attack.undo(sink.close);
    const portal = await startProofPortal(attack, {
      variables: {
        ERROR_REPORT_DSN: `http://proof@localhost:${sink.port}/1`,
        ANALYTICS_URL: `http://localhost:${sink.port}/events`,
        ANALYTICS_TOKEN: 'proof',
      },
    });
    const browser = await openRealBrowser(portal);
    attack.undo(browser.close);
    const { context, origin } = browser;
    // Weakened: a script that sends its buffer when it hears the no.
    if (weaken)
      await context.addInitScript((address) => {
        document.addEventListener('click', ({ target }) => {
          if (target instanceof Element && target.textContent === 'Avvis alle')
            setTimeout(() => navigator.sendBeacon(address, 'opptak'), 200);
        });
      }, `http://localhost:${sink.port}/late`);
    await browser.logIn(STANDARD);
    await context.addCookies([{ name: 'kfp-cookie-consent', value: YES, url: origin }]);
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const page of [one, other]) {
      await page.goto(origin + BASE_PATH, { waitUntil: 'load' });
      if (!(await breakUntilRecorded(page, sink.countRecordings)))
        failures.push('nothing was recorded before the no');
    }
    await one.bringToFront();
    await one.waitForTimeout(LONG_ENOUGH_MS);
    const left: { page: Page; at: number }[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).port === String(sink.port))
        left.push({ page: request.frame().page(), at: Date.now() });
    });
    // The other window stays in use, and keeps throwing errors.
    await other.evaluate(() => {
      setInterval(() => {
        document.body.append(document.createElement('i'));
        throw new Error(`Fremdeles ${Math.random()}`);
      }, 100);
    });
    await one.getByRole('button', { name: 'Velg informasjonskapsler' }).click();
    const no = one.getByRole('button', { name: 'Avvis alle' });
    await no.waitFor();
    // The exact moment, by the page's clock.
    await one.evaluate(() => {
      const note = () => Object.assign(globalThis, { saidAt: Date.now() });
      document.addEventListener('click', note, { capture: true });
    });
    await no.click();
    const saidAt = await one.evaluate(() => Number(Reflect.get(globalThis, 'saidAt')));
    await one.waitForTimeout(LISTEN_MS);
    const own = left.filter(({ page, at }) => page === one && at > saidAt);
    const late = left.filter(({ page, at }) => page === other && at > saidAt + AGREE_MS);
    if (own.length > 0) failures.push(`${own.length} requests left the window that said no`);
    if (late.length > 0)
      failures.push(`${late.length} requests left the other window more than a second after the no`);
    const before = left.filter(({ at }) => at <= saidAt).length;
    Object.assign(figures, {
      'recordings before the no': sink.countRecordings(),
      'requests just before it': before,
      'requests after it': own.length + late.length,
    });
  },
};

/** Where measurements go; counts the recordings that arrive. */
async function openSink() {
  let recordings = 0;
  const server = createServer((request, answer) => {
    const take = (body: string): void => {
      if (body.includes('replay_recording')) recordings += 1;
      answer.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' });
      answer.end('{}');
    };
    // A page that is closed cuts off what it sends.
    void text(request).then(take, () => answer.destroy());
  });
  return { ...(await listen(server)), countRecordings: () => recordings };
}

/** Throws until the recording is sent. @returns whether one came */
async function breakUntilRecorded(page: Page, countRecordings: () => number): Promise<boolean> {
  const known = countRecordings();
  for (let attempt = 0; attempt < 80 && countRecordings() === known; attempt += 1) {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error(`Med vilje ${Math.random()}`);
      });
    });
    await page.waitForTimeout(250);
  }
  return countRecordings() > known;
}
