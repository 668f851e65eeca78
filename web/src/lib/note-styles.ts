import { STYLE_FILES_ATTRIBUTE } from '@portal/contract/document.ts';

/**
 * Tells the loader of later code which style sheets the page already has: they came in the page, as one text. The loader
 * looks for links, and the browser fetches none that is disabled.
 */
export function noteStyles(): void {
  const files = document.querySelector(`[${STYLE_FILES_ATTRIBUTE}]`)?.getAttribute(STYLE_FILES_ATTRIBUTE);
  for (const file of files?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.toggleAttribute('disabled', true);
    link.setAttribute('href', file);
    document.head.append(link);
  }
}
