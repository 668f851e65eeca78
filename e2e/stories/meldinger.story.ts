import type { Frame } from '@playwright/test';
import { getPortalOrigin } from '../steps/brands.ts';
import { OVERSIKT } from '../steps/log-in.ts';
import { servePage } from '../steps/serve-page.ts';
import { expect, test } from '../steps/test.ts';

declare global {
  interface Window {
    /** Whom a page has heard from, in order. */
    heardFrom: string[];
    /** How often a page has set out to read the answer anew, and has read it. */
    optinRereads: number;
    optinReads: number;
  }
}

/** Runs in every window before its own script. */
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

/** Origins that differ from this one by a port, a scheme, an ending or a beginning. */
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

/** Where our own sb1 hears that its bank's dialog has closed; the others have no such bank. */
const BANK = 'http://localhost:8000';
const closed = 'optin_closed';
const tall = { type: 'login-frame-height', height: 1999 };

for (const brand of ['sb1', 'dnb'] as const) {
  test(`${brand}: a message counts from exactly whom it is awaited from, and from nobody like them`, async ({
    page,
    context,
    baseURL,
  }) => {
    const portal = getPortalOrigin(brand, baseURL);
    await context.addInitScript(watchMessages);
    // Whoever else stands in the bank's page, beside the portal.
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

    // Both listen: the framed login page has told its height, and the answer has been read.
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

    // From whom it is awaited. The window reads when it is looked at again, too.
    const reads = await inPortal.evaluate(() => window.optinReads);
    await say(getFrame(BANK), closed);
    const login = inPortal.childFrames()[0];
    await login?.evaluate(() => window.parent.postMessage({ type: 'login-frame-height', height: 500 }, '*'));
    await expect.poll(getHeight).toBe(540);
    await expect.poll(async () => (await heard()).filter((origin) => origin === BANK).length).toBe(2);
    expect(await getRereads()).toBe(brand === 'sb1' ? 1 : 0);
    if (brand === 'sb1')
      await expect.poll(() => inPortal.evaluate(() => window.optinReads)).toBeGreaterThan(reads);
    // The portal and its login page have told nothing to the page around them.
    expect(await page.evaluate(() => window.heardFrom)).toEqual([]);
    close();
  });
}
