/**
 * Maximum lengths of fields from outside systems, as stated in docs/outside; `tools/outside-limits.test.ts` keeps the
 * two equal. Lengths are in UTF-16 units.
 */

/** Numbers identify agreements and offers: they are stored and compared byte by byte. */
export const MAX_NUMBER_LENGTH = 500;
/** Codes, statuses and other values that are compared exactly. */
export const MAX_CODE_LENGTH = 500;
/** E-mail address. */
export const MAX_EMAIL_LENGTH = 254;
/** Names and descriptions in a list. */
export const MAX_TEXT_LENGTH = 500;
/** Title of a bank's message. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_MESSAGE_LENGTH = 2000;
/** The wording of a consent. */
export const MAX_WORDING_LENGTH = 20_000;
/** Each part of an address. */
export const MAX_ADDRESS_PART_LENGTH = 200;
/** Kroner. */
export const MAX_PRICE = 10_000_000;
export const MAX_ADDRESSES = 20;
/** Insurances that one sharing is about. */
export const MAX_INSURANCES_IN_SHARING = 200;
