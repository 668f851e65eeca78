/**
 * Tells the loader of later code which style sheets the page already has: they came in the page, as one text. The loader
 * looks for links, and the browser fetches none that is disabled.
 */
export function noteStyles(): void {
  for (const file of document.querySelector<HTMLElement>('style[data-files]')?.dataset['files']?.split(' ') ??
    []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.toggleAttribute('disabled', true);
    link.setAttribute('href', file);
    document.head.append(link);
  }
}
