/**
 * Shows the element of the address's fragment. The browser does so only for a new document, and not always there, so
 * client-side navigation needs it. Its code comes when it is needed; without it the page stays where it is.
 */
export function revealFragment(): void {
  if (window.location.hash !== '')
    import('./show-target.ts').then(
      ({ showTarget }) => showTarget(),
      () => undefined,
    );
}
