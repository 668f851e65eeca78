/** What the windows of one browser tell each other. They share its cookies, and so whoever is logged in. */
export type WindowMessage =
  /** The session with this public id has ended; `notice`: what the login page is to say of it. */
  | { ended: string; notice: EndNotice }
  /** A page has been made, or a login: whoever shows another's looks again. */
  | 'opened'
  /** Somebody has answered about cookies. */
  | 'consent';

/** As the address of the login page spells it. */
export type EndNotice = 'utlogget' | 'utlopt' | 'timeout';

export const WINDOWS_CHANNEL = 'kfp-vinduer';

/** Heard by all other windows at once. Older browsers have no such channel: there each window looks for itself. */
export function tellWindows(message: WindowMessage): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(WINDOWS_CHANNEL);
  channel.postMessage(message);
  channel.close();
}
