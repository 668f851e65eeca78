/** Each tone has its own icon, since colour alone is not accessible. */
export const toneGlyphs = {
  info: 'InformationSquare',
  warn: 'ExclamationmarkTriangle',
  error: 'XMarkOctagon',
  success: 'CheckmarkCircle',
} as const;
