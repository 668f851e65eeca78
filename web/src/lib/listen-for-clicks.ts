import { APP_ID } from '@portal/contract/document.ts';

/**
 * Listens to clicks anywhere in the page, after whoever else may have handled them.
 *
 * React stops a click in a part of the page that it has not taken over, when the part's script has not come. Nobody else
 * will handle that one, so it is heard on its way down.
 *
 * @param signal ends it
 */
export function listenForClicks(onClick: (event: MouseEvent) => void, signal: AbortSignal): void {
  document.addEventListener('click', onClick, { signal });
  document
    .getElementById(APP_ID)
    ?.addEventListener('click', (event) => event.cancelBubble && onClick(event), { signal, capture: true });
}
