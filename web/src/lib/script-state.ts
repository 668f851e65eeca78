/*
 * Whether the portal's script may start, waits, runs or has failed: the server's script in the head says so first, at the
 * document's root, where the style sheet reads it too.
 */

/** False in a browser that lacks what the script needs: the page stays as it was sent. */
export function mayScriptStart(): boolean {
  return document.documentElement.dataset['script'] !== undefined;
}

/** `failed`: from now on the page does without, and what stands for browsers without script shows. */
export function noteScript(state: 'on' | 'failed'): void {
  document.documentElement.dataset['script'] = state;
}

const sent = typeof window === 'undefined' ? undefined : window.location.pathname;
let isAsSent = true;

/** False from the first link on that changes the page in place: what is shown was made here, also back at the first address. */
export function isPageAsSent(): boolean {
  isAsSent &&= typeof window === 'undefined' || window.location.pathname === sent;
  return isAsSent;
}
