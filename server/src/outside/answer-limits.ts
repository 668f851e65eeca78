/**
 * Limits on an outside system's answer. Each is far above any honest answer (500 agreements are 320 kB), and low enough
 * that reading any answer blocks the process for at most a few hundredths of a second. The documents of the outside
 * systems state the same numbers (docs/outside).
 */

/** Both compressed and uncompressed. */
export const MAX_ANSWER_BYTES = 1024 * 1024;
/** Number of chunks. Each has a fixed cost, however small it is. */
export const MAX_ANSWER_PIECES = 10_000;
/** Nesting of lists and objects. */
export const MAX_ANSWER_DEPTH = 16;
/** Elements of one list, or fields of one object. */
export const MAX_ELEMENTS = 2000;
/** Elements and fields of all lists and objects together. */
export const MAX_ELEMENTS_IN_ALL = 30_000;
