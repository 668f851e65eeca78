import url from './ikoner.svg';

/** Those of `ikoner.svg`, by their names in the set they are from. */
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
  | 'FileText'
  | 'Globe'
  | 'InformationSquare'
  | 'Laptop'
  | 'MenuHamburger'
  | 'Moon'
  | 'Phone'
  | 'Sun'
  | 'Trash'
  | 'Vitals'
  | 'XMark'
  | 'XMarkOctagon'
  | 'XMarkOctagonFill';

const REM = 16;

/**
 * A decorative line icon; the words beside it say the same. Drawn from one file for all, that the browser keeps for
 * good: neither the page nor the script carries the shapes.
 *
 * @param size Pixels where text has its usual size; it grows with it.
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
