import { useEffect } from 'react';

import type { PageContext } from '@portal/contract/page.ts';

import { useAnswer } from './answers.tsx';
import type { LazyPage, PageModule } from './lazy-page.tsx';
import { usePageContext } from './page-context.tsx';

/** The title of the page that is shown, also after a change of page without a new document. */
export function useTitle(page: LazyPage): void {
  const brand = useAnswer('getClientContext').data?.info.navn ?? '';
  const context = usePageContext();
  useEffect(() => {
    let isShown = true;
    void page.load().then(({ title }) => {
      if (isShown) document.title = toTitle(title, context, brand);
    });
    return () => {
      isShown = false;
    };
  }, [page, context, brand]);
}

/** As the server writes it in the document's head. */
export function toTitle(title: PageModule['title'], context: PageContext, brand: string): string {
  return `${typeof title === 'string' ? title : title(context)} – ${brand}`;
}
