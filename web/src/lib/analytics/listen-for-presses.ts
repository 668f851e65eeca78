import { track } from './track.ts';

/**
 * Presses that are measured say so in the markup, by a name of ours: `data-knapp` on a link or a button. What
 * stands on them is never read.
 *
 * @returns what ends it
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
