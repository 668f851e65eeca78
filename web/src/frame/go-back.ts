import type { MouseEvent } from 'react';

/** One page back; where there is no page to go back to the link itself is followed (ERR-12, ERR-13, OD-89). */
export function goBack(event: MouseEvent): void {
  if (window.history.length <= 1) return;
  event.preventDefault();
  window.history.back();
}
