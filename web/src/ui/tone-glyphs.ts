/** Colour alone tells nobody anything: each tone has a glyph of its own. */
export const toneGlyphs = {
  info: 'InformationSquare',
  warn: 'ExclamationmarkTriangle',
  error: 'XMarkOctagon',
  success: 'CheckmarkCircle',
} as const;
