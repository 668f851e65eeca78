import type { LoginNotice } from '@portal/contract/login-notice.ts';

/** The messages between the windows of one browser, which share cookies and so the login. */
export type WindowMessage =
  /**
   * The session with this public id has ended; `notice` is the reason for the login page. `wayOut`: the
   * operator's page that is shown instead, if there is one.
   */
  | { ended: string; notice: EndNotice; wayOut?: string | undefined }
  /** A page has loaded, or somebody has logged in: windows of another session check again. */
  | 'opened'
  /** Somebody has answered about cookies. */
  | 'consent';

export type EndNotice = Extract<LoginNotice, 'utlogget' | 'utlopt' | 'timeout'>;

export const WINDOWS_CHANNEL = 'kfp-vinduer';

/**
 * Of the storage, whose events reach the other windows alone. Exists only for the moment of the message; holds names of
 * queries and no values. In this window, the name of an event.
 */
export const WRITTEN_KEY = 'kfp-written';

/** Reaches all other windows at once. Older browsers lack BroadcastChannel: there each window polls. */
export function tellWindows(message: WindowMessage): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(WINDOWS_CHANNEL);
  channel.postMessage(message);
  channel.close();
}
