import {
  CheckmarkCircleIcon,
  ExclamationmarkTriangleIcon,
  InformationSquareIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';

/** Colour alone tells nobody anything: each tone has a glyph of its own. */
export const toneGlyphs = {
  info: InformationSquareIcon,
  warn: ExclamationmarkTriangleIcon,
  error: XMarkOctagonIcon,
  success: CheckmarkCircleIcon,
} as const;
