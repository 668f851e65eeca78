import { endpoints } from '@portal/contract/endpoints.ts';
import { loggUtForm } from '@portal/contract/forms/innlogging.ts';

/** A request as a browser's driver shows it; `window` is the page that sent it, unless it is a document. */
export interface Asked<Window> {
  method: string;
  url: string;
  window: Window | undefined;
}

/**
 * Tells which reads may be answered 401: a page may still be reading when its customer logs out, there or in another
 * window, and it goes on until another document takes its place.
 */
export function watchLogouts<Request, Window>() {
  const windows = new Set<Window>();
  const underWay = new Map<Request, Asked<Window>>();
  const cut = new Set<Request>();
  const cutUrls = new Set<string>();
  /** The windows whose document is of a session that has ended. */
  let left = new Set<Window>();

  const cutOff = (request: Request, { method, url }: Asked<Window>) => {
    if (method !== 'GET') return;
    cut.add(request);
    cutUrls.add(url);
  };
  return {
    begin(request: Request, asked: Asked<Window>): void {
      underWay.set(request, asked);
      if (asked.window !== undefined) windows.add(asked.window);
      if (isLogout(asked)) {
        left = new Set(windows);
        for (const [other, its] of underWay) cutOff(other, its);
      } else if (asked.window !== undefined && left.has(asked.window)) cutOff(request, asked);
    },
    end: (request: Request): void => void underWay.delete(request),
    /** The session lives on. */
    refuse(asked: Pick<Asked<Window>, 'method' | 'url'>): void {
      if (isLogout(asked)) left.clear();
    },
    /** Another document has come. */
    replace(window: Window): void {
      left.delete(window);
    },
    isCut: (request: Request): boolean => cut.has(request),
    /** For messages of the browser, which name no request. */
    isCutUrl: (url: string): boolean => cutUrls.has(url),
  };
}

function isLogout({ method, url }: Pick<Asked<unknown>, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url);
  return method === 'POST' && [endpoints.logout.path, loggUtForm.path].includes(pathname);
}
