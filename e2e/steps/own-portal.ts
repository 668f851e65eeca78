import { createLeakWatch } from '../../tools/leaks/watch-for-leaks.ts';
import { ofOneFile } from './run-stack.ts';
import { test } from './test.ts';
import { startWatchedPortal } from './watched-portal.ts';

type Portal = Awaited<ReturnType<typeof startWatchedPortal>>;

/**
 * For stories in which outside systems fail so often that their circuit breakers open: beside the other stories, that
 * would be for all customers.
 */
export const testOnOwnPortal = test.extend<object, { portal: Portal }>({
  portal: [
    async ({}, use) => {
      const leaks = createLeakWatch();
      const portal = await startWatchedPortal(leaks);
      await use(portal);
      await portal.stop();
      leaks.requireNone();
    },
    ofOneFile,
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  simulatorsUrl: async ({ portal }, use) => use(portal.simulatorsUrl),
});
