import { type ComponentType, type ReactNode, Suspense, createElement, lazy } from 'react';

import { untilItComes } from './until-it-comes.ts';

/**
 * A part of a page with a chunk of its own, loaded when React hydrates it, after everything before it. Until then the
 * server's markup is shown; its styles come with the page's.
 *
 * @param fallback shown when there is no server markup and the chunk has not loaded
 * @returns the only element of the part: a new equal element in a later render would make React drop the server's
 *   markup and show the fallback, if the chunk had not loaded by then.
 */
export function lazyPart(load: () => Promise<ComponentType>, fallback?: ReactNode): ReactNode {
  const Part = lazyComponent(load);
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}

/** For a part with properties: it must have a `Suspense` around it, and be the same element in every render. */
export function lazyComponent<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> {
  const Late = lazy(async () => ({ default: await untilItComes(load) }));
  let loaded: ComponentType<Properties> | undefined;
  if (import.meta.env.SSR)
    loadOnServer(async () => {
      loaded = await load();
    });
  return (properties) => createElement<Properties>(loaded ?? Late, properties);
}

/** On the server, the parts under way. */
const loads = new Set<Promise<void>>();

function loadOnServer(load: () => Promise<void>): void {
  // What fails is asked for again when it is rendered.
  const loaded: Promise<void> = load()
    .catch(() => undefined)
    .finally(() => loads.delete(loaded));
  loads.add(loaded);
}

/**
 * Resolves when the server has all parts of the pages it has loaded: a page may be sent while an outside system is
 * awaited, but never lacks a part for want of its code. Never rejects.
 */
export async function whenPartsAreLoaded(): Promise<void> {
  // A part may have parts of its own.
  while (loads.size > 0) await Promise.all(loads);
}
