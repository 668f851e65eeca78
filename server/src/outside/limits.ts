/**
 * What a field from an outside system may hold at most, as the documents in docs/outside say; `tools/outside-limits.test.ts`
 * holds the two together. Lengths are counted in UTF-16 units.
 */

/** A number names an agreement or an offer: it is kept and compared byte by byte. */
export const MAX_NUMBER_LENGTH = 500;
/** Codes, statuses, and what else means something letter by letter. */
export const MAX_CODE_LENGTH = 500;
/** Of an address of e-mail. */
export const MAX_EMAIL_LENGTH = 254;
/** Names and descriptions in a list. */
export const MAX_TEXT_LENGTH = 500;
/** Of a bank's message. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_MESSAGE_LENGTH = 2000;
/** Of what a customer is asked to agree to. */
export const MAX_WORDING_LENGTH = 20_000;
/** Each part of an address. */
export const MAX_ADDRESS_PART_LENGTH = 200;
/** Kroner. */
export const MAX_PRICE = 10_000_000;
export const MAX_ADDRESSES = 20;
