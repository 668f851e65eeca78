import { type ReactNode, Suspense, use } from 'react';

import { usePageContext } from '../lib/page-context.tsx';

/**
 * Content that is never in a page's opening, because a waiting section comes before it. It is skipped when only the
 * opening is rendered: rendering all of it would cost as much as the page itself.
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

/** Never resolves, so the opening ends here, also on a page where nothing else waits. */
function EndOfOpening(): ReactNode {
  return use(new Promise<never>(() => {}));
}
