/** The product's own consent cookie. */
export const CONSENT_COOKIE = 'kfp-cookie-consent';

/** Purposes of cookies that need consent. The visitor is asked about all of them. */
export const consentCategories = ['functional', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Null: the visitor has not answered. */
type ConsentAnswer = 'accepted' | 'denied' | null;
export type ConsentRecord = Record<ConsentCategory, ConsentAnswer>;

export const unanswered: ConsentRecord = { functional: null, statistics: null, marketing: null };
export const allDenied: ConsentRecord = { functional: 'denied', statistics: 'denied', marketing: 'denied' };

/** Codes of the categories in the banks' helper scripts. */
export const consentCodes = { functional: 'F', statistics: 'S', marketing: 'M' } as const satisfies Record<
  ConsentCategory,
  string
>;

/**
 * Reads the cookie's value, as we write it (URL-encoded) or as others may write it (raw JSON). Anything else counts as
 * not answered: a foreign or damaged value must never break a page.
 */
export function parseConsent(value: string | undefined): ConsentRecord {
  if (!value) return unanswered;
  const record = parseJson(value) ?? parseJson(decode(value));
  if (record === undefined) return unanswered;
  return {
    functional: toAnswer(record['functional']),
    statistics: toAnswer(record['statistics']),
    marketing: toAnswer(record['marketing']),
  };
}

function parseJson(value: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function toAnswer(value: unknown): ConsentAnswer {
  return value === 'accepted' || value === 'denied' ? value : null;
}
