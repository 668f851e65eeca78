import type { BrowserContext } from '@playwright/test';

/** Where configuration says that others' sites are in development. */
const NEIGHBOURS = 'http://localhost:8000';

/** Lets the browser reach others' sites at their usual address, on whatever port this run has them. */
export async function reachNeighbours(context: BrowserContext, simulatorsUrl: string): Promise<void> {
  if (simulatorsUrl === NEIGHBOURS) return;
  await context.route(`${NEIGHBOURS}/**`, (route) =>
    route.continue({ url: route.request().url().replace(NEIGHBOURS, simulatorsUrl) }),
  );
}
