import { type ReactNode, Suspense, use } from 'react';

import { usePageContext } from './page-context.tsx';

/**
 * What never stands in a page's opening, because a section that waits stands before it. Left out while the opening alone
 * is rendered: to render it all for a string that ends before it would cost as much as the page itself.
 */
export function AfterOpening({ children }: { children: ReactNode }) {
  const { isOpening = false } = usePageContext();
  return isOpening ? (
    <Suspense>
      <EndOfOpening />
    </Suspense>
  ) : (
    children
  );
}

/** Waits for ever: where this stands the opening ends, also on a page where nothing else waits. */
function EndOfOpening(): ReactNode {
  return use(new Promise<never>(() => {}));
}
