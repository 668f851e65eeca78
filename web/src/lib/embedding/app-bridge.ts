/** What the bank's app offers a page in its web view. */
interface AppBridge {
  /** Opens an address in the app's browser. */
  openExternal: (url: string) => void;
}

/** The two ways an app adds itself to `window`; an ordinary browser has neither. */
export interface AppWindow {
  /** iOS. */
  webkit?: { messageHandlers?: { kfpApp?: { postMessage?: (message: unknown) => void } } };
  /** Android. */
  KfpApp?: { openExternal?: (url: string) => void };
}

/**
 * The bridge of the app around the page. Looked up at each use, because an app may add it after the page has loaded.
 */
export function findAppBridge(appWindow: AppWindow): AppBridge | undefined {
  // Called as methods: the platform refuses a function without its `this`.
  const handler = appWindow.webkit?.messageHandlers?.kfpApp;
  if (typeof handler?.postMessage === 'function')
    return { openExternal: (url) => handler.postMessage?.({ type: 'openExternal', url }) };
  const app = appWindow.KfpApp;
  if (typeof app?.openExternal === 'function') return { openExternal: (url) => app.openExternal?.(url) };
  return undefined;
}
