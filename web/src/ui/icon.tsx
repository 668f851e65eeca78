import type { XMarkIcon } from '@navikt/aksel-icons';

/** Any single icon of the set, e.g. `XMarkIcon`. */
export type Glyph = typeof XMarkIcon;

const REM = 16;

/**
 * A decorative line icon; the words beside it say the same.
 *
 * @param size Pixels where text has its usual size; it grows with it.
 */
export function Icon({
  glyph: GlyphIcon,
  size = 24,
  className,
}: {
  glyph: Glyph;
  size?: 18 | 20 | 22 | 24;
  className?: string | undefined;
}) {
  // The set gives every icon a role and attributes that a hidden drawing has no use for.
  return (
    <GlyphIcon
      aria-hidden
      role={undefined}
      xmlns={undefined}
      focusable={undefined}
      width={`${size / REM}rem`}
      height={`${size / REM}rem`}
      className={className}
    />
  );
}
