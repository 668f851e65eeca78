import { type ReactNode, createContext, use, useMemo, useState, useSyncExternalStore } from 'react';

import {
  type ConsentCategory,
  type ConsentRecord,
  allDenied,
  consentCategories,
  parseConsent,
  unanswered,
} from '@portal/contract/cookie-consent.ts';

import { notifyConsentChange, onConsentChange } from '../../lib/consent/consent-changes.ts';
import { type ConsentCookie, findCookie, toConsentCookie } from '../../lib/consent/consent-cookie.ts';
import { tellWindows } from '../../lib/tell-windows.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { useReportOutside } from '../use-report-outside.ts';

interface CookieConsent {
  record: ConsentRecord;
  required: readonly ConsentCategory[];
  isOpen: boolean;
  /** Opens the dialog whatever has been answered. */
  openSettings: () => void;
  /** Without an answer: the dialog is gone until the next page, or until it is asked for. */
  close: () => void;
  /** Keeps the answer and closes. Categories that are not required keep what they had. */
  answer: (accepted: readonly ConsentCategory[]) => void;
}

/** What the provider knows, the same for as long as it stands. */
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
  openSettings: () => undefined,
  close: () => undefined,
  answer: () => undefined,
};

/**
 * Knows what the visitor has said about cookies, and asks when something has no answer. What changes is told to
 * who listens and never through the context: a context that changes around parts of the page whose script has not come
 * yet makes React throw away what the server sent of them.
 *
 * @param initial what the server read, so that the first render in the browser is the server's
 * @param cookie where the answer is kept
 * @param asks whether the dialog opens by itself
 * @param onAnswer told of each answer when it has been kept; the same function in every render
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

/** Outside the provider nothing is allowed. */
export function useCookieConsent(part = 'useCookieConsent'): CookieConsent {
  const settings = use(Context);
  useReportOutside(settings === undefined, part, 'CookieConsentProvider');
  const { initial, required, cookie, asks, onAnswer, wish } = settings ?? nothing;
  const record = useConsentRecord(cookie, initial);
  const wished = useSyncExternalStore(wish.subscribe, wish.get, wish.get);
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (settings === undefined) return outside;
    const isUnanswered = required.some((category) => record[category] === null);
    return {
      record,
      required,
      isOpen: isHydrated && (wished === undefined ? asks && isUnanswered : wished === 'open'),
      openSettings: () => wish.set('open'),
      close: () => wish.set('closed'),
      answer(accepted) {
        const answers = required.map((category) => [
          category,
          accepted.includes(category) ? 'accepted' : 'denied',
        ]);
        const next = { ...record, ...Object.fromEntries(answers) } as ConsentRecord;
        document.cookie = toConsentCookie(next, cookie, window.location.protocol === 'https:');
        onAnswer?.(next);
        notifyConsentChange();
        tellWindows('consent');
        wish.set('closed');
      },
    };
  }, [settings, record, required, isHydrated, wished, asks, onAnswer, wish, cookie]);
}

/** What was last asked for by hand; until then the record decides. */
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

/** For who stands outside: hooks are called there too. */
const nothing: Settings = {
  initial: allDenied,
  required: [],
  cookie: { name: '', path: '/' },
  asks: false,
  wish: createWish(),
};

/** The cookie is the one place where the answer is; a browser without cookies has said no to all of them. */
function useConsentRecord({ name }: ConsentCookie, initial: ConsentRecord): ConsentRecord {
  const json = useSyncExternalStore(
    onConsentChange,
    () =>
      JSON.stringify(navigator.cookieEnabled ? parseConsent(findCookie(document.cookie, name)) : allDenied),
    () => JSON.stringify(initial),
  );
  return useMemo(() => parseConsent(json), [json]);
}
