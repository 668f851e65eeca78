import type { SVGProps } from 'react';

/** A gauge, missing from the icon set, in its style: 24 px grid, strokes of 1.5 with round ends. */
export function SpeedometerIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden {...props}>
      <path
        d="M5.6 18.4a9 9 0 1 1 12.8 0M12 13l3.8-4.3M12 6.5v.8M6 12.5h.8M17.2 12.5h.8"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="12" cy="13.2" r="1.6" fill="currentColor" />
    </svg>
  );
}
