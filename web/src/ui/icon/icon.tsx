import url from '../../drawings/tegninger.svg';

/** The icons of `tegninger.svg`, by their names in the original set. The set has no gauge: that is ours, in its style. */
export type Glyph =
  | 'ArrowCirclepath'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'CheckmarkCircle'
  | 'ChevronDown'
  | 'Clock'
  | 'EnvelopeClosed'
  | 'ExclamationmarkTriangle'
  | 'ExternalLink'
  | 'Eye'
  | 'FileText'
  | 'Globe'
  | 'InformationSquare'
  | 'MenuHamburger'
  | 'Phone'
  | 'Speedometer'
  | 'Vitals'
  | 'XMark'
  | 'XMarkOctagon'
  | 'XMarkOctagonFill';

const REM = 16;

/**
 * A decorative icon; the text beside it says the same. All icons and figures are in one file that the browser caches for
 * good, so neither page nor script contains the shapes.
 *
 * @param size Pixels at the default font size; it grows with the text.
 */
export function Icon({
  glyph,
  size = 24,
  className,
}: {
  glyph: Glyph;
  size?: 18 | 20 | 22 | 24;
  className?: string | undefined;
}) {
  return (
    <svg width={`${size / REM}rem`} height={`${size / REM}rem`} className={className} aria-hidden>
      <use href={`${url}#${glyph}`} />
    </svg>
  );
}
