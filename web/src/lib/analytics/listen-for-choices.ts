import { track } from './track.ts';

/**
 * Presses and choices that are measured say so in the markup, by a name of ours: `data-knapp` on a link or a button
 * (ANA-03), `data-felt` on a choice or around it (ANA-09, OD-40). What stands on them or was typed is never read.
 *
 * @returns what ends it
 */
export function listenForChoices(): () => void {
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
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !['radio', 'checkbox'].includes(target.type)) return;
    const felt = target.closest<HTMLElement>('[data-felt]')?.dataset['felt'];
    if (felt === undefined) return;
    track('skjemainput', { felt, verdi: target.type === 'radio' ? target.value : target.checked });
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('change', onChange, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('change', onChange, { capture: true });
  };
}
