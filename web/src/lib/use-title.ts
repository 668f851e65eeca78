import { useEffect } from 'react';

import { useAnswer } from './answers.tsx';
import type { LazyPage } from './lazy-page.tsx';

/** The title of the page that is shown, also after a change of page without a new document. */
export function useTitle(page: LazyPage): void {
  const brand = useAnswer('getClientContext').data?.info.navn ?? '';
  useEffect(() => {
    let isShown = true;
    void page.load().then(({ title }) => {
      if (isShown) document.title = toTitle(title, brand);
    });
    return () => {
      isShown = false;
    };
  }, [page, brand]);
}

/** As the server writes it in the document's head. */
export function toTitle(title: string, brand: string): string {
  return `${title} – ${brand}`;
}
