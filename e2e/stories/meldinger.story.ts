import type { Frame } from '@playwright/test';
import { getPortalOrigin } from '../steps/brands.ts';
import { OVERSIKT } from '../steps/log-in.ts';
import { servePage } from '../steps/serve-page.ts';
import { expect, test } from '../steps/test.ts';

declare global {
  interface Window {
    /** The origins that a page has received messages from, in order. */
    heardFrom: string[];
    /** How often a page has started to read the consent again, and how often it has finished. */
    optinRereads: number;
    optinReads: number;
  }
}

/** Runs in every window before the page's own script. */
function watchMessages(): void {
  Object.assign(window, { heardFrom: [], optinRereads: 0, optinReads: 0 });
  window.addEventListener('message', ({ origin }) => window.heardFrom.push(origin));
  const { setTimeout } = window;
  const noteDelay = (callback: () => void, delay?: number) => {
    if (delay === 250) window.optinRereads += 1;
    return setTimeout(callback, delay);
  };
  const isOptedIn = () => {
    window.optinReads += 1;
    return false;
  };
  Object.assign(window, { setTimeout: noteDelay, optin: { isOptedIn } });
}

/** Origins that differ from this one in port, scheme, ending or beginning. */
function listLookAlikes(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  return [
    `${protocol}//${hostname}:${Number(port) - 1}`,
    `${protocol}//${hostname}:${port.slice(0, -1)}`,
    `https://${hostname}:${port}`,
    `${protocol}//${hostname}.fremmed.localhost:${port}`,
    `${protocol}//x${hostname}:${port}`,
  ];
}

/** The origin that tells our sb1 portal that the bank's dialog has closed; the other distributors have no such bank. */
const BANK = 'http://localhost:8000';
const closed = 'optin_closed';
const tall = { type: 'login-frame-height', height: 1999 };

for (const brand of ['sb1', 'dnb'] as const) {
  test(`${brand}: a message counts only from the expected origin, not from any that looks like it`, async ({
    page,
    context,
    baseURL,
  }) => {
    const portal = getPortalOrigin(brand, baseURL);
    await context.addInitScript(watchMessages);
    // Pages of other origins, in the same bank page as the portal.
    await context.route('**/avsender', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Avsender' }),
    );
    const strangers = [...listLookAlikes(portal), ...listLookAlikes(BANK)];
    const { port, close } = await servePage(() => ({
      isSandboxed: false,
      markup: [
        `<iframe name="portal" width="390" height="760" src="${portal}${OVERSIKT}"></iframe>`,
        ...[...strangers, BANK].map(
          (origin) => `<iframe name="${origin}" src="${origin}/avsender"></iframe>`,
        ),
        ...[portal, BANK].map(
          (origin) =>
            `<iframe name="null ${origin}" sandbox="allow-scripts" src="${origin}/avsender"></iframe>`,
        ),
      ].join(''),
    }));
    await page.goto(`http://nettbank.${brand}.localhost:${port}/`);

    const getFrame = (name: string): Frame => {
      const frame = page.frame(name);
      if (frame === null) throw new Error(`There is no frame ${name}`);
      return frame;
    };
    const inPortal = getFrame('portal');
    const loginFrame = page.frameLocator('[name="portal"]').locator('iframe');
    const getRereads = () => inPortal.evaluate(() => window.optinRereads);
    const getHeight = async () => Number(await loginFrame.getAttribute('height'));
    const say = (frame: Frame, message: unknown) =>
      frame.evaluate((said) => window.parent[0]?.postMessage(said, '*'), message);

    // Both listeners are ready: the framed login page has reported its height, and the consent has been read.
    await expect.poll(getHeight).not.toBe(297);
    if (brand === 'sb1')
      await expect.poll(() => inPortal.evaluate(() => window.optinReads)).toBeGreaterThan(0);
    const before = await getHeight();

    const senders = [...strangers, `null ${portal}`, `null ${BANK}`].map(getFrame);
    for (const message of [closed, tall])
      for (const sender of [...senders, page.mainFrame()]) await say(sender, message);
    await say(getFrame(BANK), tall);
    const heard = () =>
      inPortal.evaluate(() => window.heardFrom.filter((origin) => origin !== location.origin));
    await expect.poll(async () => (await heard()).length).toBe((senders.length + 1) * 2 + 1);
    expect(new Set(await heard())).toEqual(new Set([...strangers, 'null', new URL(page.url()).origin, BANK]));
    expect(await getRereads()).toBe(0);
    expect(await getHeight()).toBe(before);

    // Now from the expected origin. The window also reads again when it gets focus.
    const reads = await inPortal.evaluate(() => window.optinReads);
    await say(getFrame(BANK), closed);
    const login = inPortal.childFrames()[0];
    await login?.evaluate(() => window.parent.postMessage({ type: 'login-frame-height', height: 500 }, '*'));
    await expect.poll(getHeight).toBe(540);
    await expect.poll(async () => (await heard()).filter((origin) => origin === BANK).length).toBe(2);
    expect(await getRereads()).toBe(brand === 'sb1' ? 1 : 0);
    if (brand === 'sb1')
      await expect.poll(() => inPortal.evaluate(() => window.optinReads)).toBeGreaterThan(reads);
    // The portal and its login page have sent no messages to the page around them.
    expect(await page.evaluate(() => window.heardFrom)).toEqual([]);
    close();
  });
}
