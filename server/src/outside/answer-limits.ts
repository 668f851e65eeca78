/**
 * What an outside system's answer may be at most. Each limit lies far above any honest answer (500 agreements are
 * 320 kB) and low enough that reading any answer whatever holds the process for a few hundredths of a second.
 * The documents of the outside systems say the same numbers (docs/outside).
 */

/** As it comes, and unpacked. */
export const MAX_ANSWER_BYTES = 1024 * 1024;
/** Pieces that the answer comes in: chunks, mostly. Each costs by itself, however small it is. */
export const MAX_ANSWER_PIECES = 10_000;
/** Lists and objects within each other. */
export const MAX_ANSWER_DEPTH = 16;
/** Elements of one list, or fields of one object. */
export const MAX_ELEMENTS = 2000;
/** Elements and fields of all lists and objects together. */
export const MAX_ELEMENTS_IN_ALL = 30_000;
