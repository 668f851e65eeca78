import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';

import { isPageAsSent } from './script-state.ts';
import { Loader } from '../ui/loader.tsx';

/**
 * A part of a page whose script is no part of the page's: fetched when React comes to it, after all before it has been
 * taken over. What the server sent of it stands meanwhile, and its styles come with the page's.
 *
 * @param fallback where the server has sent nothing of it and its script has not come
 * @returns the one element of the part: an equal one made anew in a later render would make React give up what the
 *   server sent and show the loader, if the script had not come by then.
 */
export function lazyPart(load: () => Promise<ComponentType>, fallback: ReactNode = <Loader />): ReactNode {
  const Part = lazy(async () => ({ default: await load().catch(stayAsSent) }));
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}

/** Its script did not arrive: what the server sent stays. After a link there is nothing of the server's, so it is asked. */
function stayAsSent(): Promise<never> {
  if (!isPageAsSent()) window.location.reload();
  return new Promise(() => undefined);
}
