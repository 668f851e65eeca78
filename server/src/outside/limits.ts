/**
 * What an outside system may send at most, as the documents in docs/outside say. Lengths are counted in UTF-16 units.
 * A number names an agreement or an offer: it is kept and compared byte by byte.
 */
export const MAX_NUMBER_LENGTH = 500;
