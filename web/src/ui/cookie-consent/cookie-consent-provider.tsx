import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

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
import { useReportOutside } from '../use-report-outside.ts';

interface CookieConsent {
  record: ConsentRecord;
  required: readonly ConsentCategory[];
  isOpen: boolean;
  /** Opens the dialog whatever has been answered. */
  openSettings: () => void;
  /** Without an answer: the dialog is gone until the next page, or until it is asked for (CKC-13). */
  close: () => void;
  /** Keeps the answer and closes. Categories that are not required keep what they had. */
  answer: (accepted: readonly ConsentCategory[]) => void;
}

const Context = createContext<CookieConsent | undefined>(undefined);
const outside: CookieConsent = {
  record: allDenied,
  required: [],
  isOpen: false,
  openSettings: () => undefined,
  close: () => undefined,
  answer: () => undefined,
};

/**
 * Knows what the visitor has said about cookies, and asks when something has no answer (CKC-12).
 *
 * @param initial what the server read, so that the first render in the browser is the server's
 * @param cookie where the answer is kept
 * @param asks whether the dialog opens by itself
 */
export function CookieConsentProvider({
  initial = unanswered,
  required = consentCategories,
  cookie,
  asks = true,
  children,
}: {
  initial?: ConsentRecord | undefined;
  required?: readonly ConsentCategory[];
  cookie: ConsentCookie;
  asks?: boolean;
  children: ReactNode;
}) {
  const record = useConsentRecord(cookie, initial);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  /** What was last asked for by hand; until then the record decides. */
  const [wish, setWish] = useState<'open' | 'closed'>();
  const isUnanswered = required.some((category) => record[category] === null);
  const isOpen = isHydrated && (wish === undefined ? asks && isUnanswered : wish === 'open');

  const openSettings = useCallback(() => setWish('open'), []);
  const close = useCallback(() => setWish('closed'), []);
  const answer = useCallback(
    (accepted: readonly ConsentCategory[]) => {
      const answers = required.map((category) => [
        category,
        accepted.includes(category) ? 'accepted' : 'denied',
      ]);
      const next = { ...record, ...Object.fromEntries(answers) } as ConsentRecord;
      document.cookie = toConsentCookie(next, cookie, window.location.protocol === 'https:');
      notifyConsentChange();
      setWish('closed');
    },
    [record, required, cookie],
  );
  const value = useMemo(
    () => ({ record, required, isOpen, openSettings, close, answer }),
    [record, required, isOpen, openSettings, close, answer],
  );
  return <Context value={value}>{children}</Context>;
}

/** CKC-19: outside the provider nothing is allowed. */
export function useCookieConsent(part = 'useCookieConsent'): CookieConsent {
  const consent = use(Context);
  useReportOutside(consent === undefined, part, 'CookieConsentProvider');
  return consent ?? outside;
}

const never = () => () => undefined;

/** The cookie is the one place where the answer is; a browser without cookies has said no to all of them (CKC-14). */
function useConsentRecord({ name }: ConsentCookie, initial: ConsentRecord): ConsentRecord {
  const json = useSyncExternalStore(
    onConsentChange,
    () =>
      JSON.stringify(navigator.cookieEnabled ? parseConsent(findCookie(document.cookie, name)) : allDenied),
    () => JSON.stringify(initial),
  );
  return useMemo(() => parseConsent(json), [json]);
}
