import { Suspense } from 'react';

import type { LazyPage } from './lib/lazy-page.tsx';
import { useTitle } from './lib/use-title.ts';
import { Loader } from './ui/loader.tsx';

/** The title belongs to the page: if the page throws, its replacement sets another. */
export function TitledPage({ page }: { page: LazyPage }) {
  useTitle(page);
  return (
    <Suspense fallback={<Loader />}>
      <page.Component />
    </Suspense>
  );
}
