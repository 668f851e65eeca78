import { type ReactNode, createContext, use, useMemo, useState, useSyncExternalStore } from 'react';

import {
  type ConsentCategory,
  type ConsentRecord,
  allDenied,
  consentCategories,
  parseConsent,
  unanswered,
} from '@portal/contract/cookie-consent.ts';
import { withAnswers } from '@portal/contract/own-cookies.ts';

import { notifyConsentChange, onConsentChange } from '../../lib/cookie-consent/consent-changes.ts';
import { type ConsentCookie, findCookie, toConsentCookie } from '../../lib/cookie-consent/consent-cookie.ts';
import { tellWindows } from '../../lib/tell-windows.ts';
import { useReportOutside } from '../use-report-outside.ts';

interface CookieConsent {
  record: ConsentRecord;
  required: readonly ConsentCategory[];
  isOpen: boolean;
  /** It opened by itself, with the page. */
  isSent: boolean;
  /** Opens the dialog, whatever has been answered. */
  openSettings: () => void;
  /** Closes without an answer: the dialog stays away until the next page, or until it is opened. */
  close: () => void;
  /** Stores the answer and closes. Categories that are not required keep their answer. */
  answer: (accepted: readonly ConsentCategory[]) => void;
}

/** The provider's constant values. */
interface Settings {
  initial: ConsentRecord;
  required: readonly ConsentCategory[];
  cookie: ConsentCookie;
  asks: boolean;
  onAnswer?: ((record: ConsentRecord) => void) | undefined;
  wish: Wish;
}

const Context = createContext<Settings | undefined>(undefined);
const outside: CookieConsent = {
  record: allDenied,
  required: [],
  isOpen: false,
  isSent: false,
  openSettings: () => undefined,
  close: () => undefined,
  answer: () => undefined,
};

/**
 * Provides the visitor's answers about cookies, and asks when one is missing. Changes go to subscribers, never through
 * the context: a context change around parts that are not hydrated yet makes React drop their server markup.
 *
 * @param initial what the server read, so that the first render in the browser matches the server's
 * @param cookie where the answer is stored
 * @param asks whether the dialog opens by itself
 * @param onAnswer called with each stored answer; the same function in every render
 */
export function CookieConsentProvider({
  initial = unanswered,
  required = consentCategories,
  cookie,
  asks = true,
  onAnswer,
  children,
}: {
  initial?: ConsentRecord | undefined;
  required?: readonly ConsentCategory[];
  cookie: ConsentCookie;
  asks?: boolean;
  onAnswer?: (record: ConsentRecord) => void;
  children: ReactNode;
}) {
  const [wish] = useState(createWish);
  const value = useMemo(
    () => ({ initial, required, cookie, asks, onAnswer, wish }),
    [initial, required, cookie, asks, onAnswer, wish],
  );
  return <Context value={value}>{children}</Context>;
}

/** Outside the provider everything is denied. */
export function useCookieConsent(part = 'useCookieConsent'): CookieConsent {
  const settings = use(Context);
  useReportOutside(settings === undefined, part, 'CookieConsentProvider');
  const { initial, required, cookie, asks, onAnswer, wish } = settings ?? nothing;
  const record = useConsentRecord(cookie, initial);
  const wished = useSyncExternalStore(wish.subscribe, wish.get, wish.get);
  return useMemo(() => {
    if (settings === undefined) return outside;
    const isUnanswered = required.some((category) => record[category] === null);
    return {
      record,
      required,
      isOpen: wished === undefined ? asks && isUnanswered : wished === 'open',
      isSent: wished === undefined,
      openSettings: () => wish.set('open'),
      close: () => wish.set('closed'),
      answer(accepted) {
        const next = withAnswers(record, accepted, required);
        document.cookie = toConsentCookie(next, cookie, window.location.protocol === 'https:');
        onAnswer?.(next);
        notifyConsentChange();
        tellWindows('consent');
        wish.set('closed');
      },
    };
  }, [settings, record, required, wished, asks, onAnswer, wish, cookie]);
}

/** The last explicit wish to open or close; until then the record decides. */
interface Wish {
  get: () => 'open' | 'closed' | undefined;
  set: (wished: 'open' | 'closed') => void;
  subscribe: (listener: () => void) => () => void;
}

function createWish(): Wish {
  let wished: 'open' | 'closed' | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => wished,
    set(next) {
      wished = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** For components outside the provider: hooks must be called there too. */
const nothing: Settings = {
  initial: allDenied,
  required: [],
  cookie: { name: '', path: '/' },
  asks: false,
  wish: createWish(),
};

/** The cookie is the only store of the answer; a browser without cookies has denied everything. */
function useConsentRecord({ name }: ConsentCookie, initial: ConsentRecord): ConsentRecord {
  const json = useSyncExternalStore(
    onConsentChange,
    () =>
      JSON.stringify(navigator.cookieEnabled ? parseConsent(findCookie(document.cookie, name)) : allDenied),
    () => JSON.stringify(initial),
  );
  return useMemo(() => parseConsent(json), [json]);
}
