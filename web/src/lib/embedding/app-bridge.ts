/** What the bank's app lets a page in its web view do. */
export interface AppBridge {
  /** Opens an address in the app's own browser. */
  openExternal: (url: string) => void;
}

/** The two ways an app puts itself into `window`; neither is there in an ordinary browser. */
export interface AppWindow {
  /** iOS. */
  webkit?: { messageHandlers?: { kfpApp?: { postMessage?: (message: unknown) => void } } };
  /** Android. */
  KfpApp?: { openExternal?: (url: string) => void };
}

/** The bridge of the app around the page. Looked for at each use: an app may put it there after the page has come. */
export function findAppBridge(appWindow: AppWindow): AppBridge | undefined {
  // Called on their objects: the platform refuses a function that has lost its own.
  const handler = appWindow.webkit?.messageHandlers?.kfpApp;
  if (typeof handler?.postMessage === 'function')
    return { openExternal: (url) => handler.postMessage?.({ type: 'openExternal', url }) };
  const app = appWindow.KfpApp;
  if (typeof app?.openExternal === 'function') return { openExternal: (url) => app.openExternal?.(url) };
  return undefined;
}
