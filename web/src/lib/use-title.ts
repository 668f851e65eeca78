import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';

import { useAnswer } from './answers.tsx';
import type { LazyPage, PageModule, TitleParts } from './lazy-page.tsx';
import { usePageContext } from './page-context.tsx';

/** Sets the title of the current page, also after client-side navigation and as answers arrive. */
export function useTitle(page: LazyPage): void {
  const brand = useAnswer('getClientContext').data?.info.navn ?? '';
  const context = usePageContext();
  const search = useSearch();
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isShown = true;
    const watch = ({ title }: PageModule): void => {
      if (!isShown) return;
      const tell = (): void => {
        document.title = toTitle(title, { context, search, client }, brand);
      };
      tell();
      if (typeof title !== 'string') stop = client.getQueryCache().subscribe(tell);
    };
    // The page's code has not loaded, so its title is unknown.
    page.load().then(watch, () => {});
    return () => {
      isShown = false;
      stop?.();
    };
  }, [page, context, search, client, brand]);
}

/** The format of the title in the server's `head`. */
export function toTitle(title: PageModule['title'], of: TitleParts, brand: string): string {
  return `${typeof title === 'string' ? title : title(of)} – ${brand}`;
}
