import { track } from './track.ts';

/**
 * Measures clicks on links and buttons that have a name of ours in the markup: `data-knapp`. Their labels are never
 * read.
 *
 * @returns a function that stops it
 */
export function listenForPresses(): () => void {
  const onClick = ({ target }: Event) => {
    const knapp = target instanceof Element ? target.closest<HTMLElement>('[data-knapp]') : null;
    const navn = knapp?.dataset['knapp'];
    if (knapp === null || navn === undefined) return;
    const { produkt } = knapp.dataset;
    track('knappeklikk', {
      href: window.location.href,
      type: knapp.tagName === 'A' ? 'lenke' : 'knapp',
      navn,
      hendelse: 'klikk',
      id: navn,
      ...(produkt !== undefined && { produkt }),
    });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
