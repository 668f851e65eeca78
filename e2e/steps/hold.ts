import type { Route } from '@playwright/test';

/** Lets requests go on only once they are released: `page.route(…, held.route)`. */
export function hold(): { route: (route: Route) => Promise<void>; release: () => void } {
  const held = Promise.withResolvers<void>();
  return { route: (route) => held.promise.then(() => route.continue()), release: held.resolve };
}
