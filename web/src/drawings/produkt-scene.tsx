import drawing from './drawing.module.css';
import type { FigureName } from './figures/figures.ts';
import { PlacedFigure } from './shapes.tsx';

/**
 * A product in its landscape, 480 × 300. It fits a frame of any shape, because only sky and land are cut off.
 * Decorative.
 */
export function ProduktScene({ figure }: { figure: FigureName }) {
  const isAfloat = figure === 'baat';
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path className={drawing['sky']} d="M-400-400H880V300H-400z" />
      <circle className={drawing['sun']} cx="372" cy="148" r="42" />
      <path
        className={drawing['hill-back']}
        d="M-400 190C-260 90-140 190 0 150C96 110 168 112 248 168S420 200 480 146C600 60 740 150 880 120V300H-400z"
      />
      <path className={drawing['fjord']} d="M-400 208H880V300H-400z" />
      <path
        className={drawing['land']}
        d={
          isAfloat
            ? 'M-400 262C-200 230-40 226 60 252C150 276 260 286 480 272C640 262 760 250 880 260V300H-400z'
            : 'M-400 240C-240 216-80 226 40 220C150 214 260 216 340 230S560 262 880 236V300H-400z'
        }
      />
      <PlacedFigure figure="gran" x={26} ground={isAfloat ? 256 : 240} size={104} />
      <PlacedFigure figure="gran" x={96} ground={isAfloat ? 266 : 244} size={66} />
      <PlacedFigure figure={figure} x={172} ground={isAfloat ? 250 : 246} size={144} />
      <PlacedFigure figure="gran" x={330} ground={isAfloat ? 288 : 252} size={60} />
      <PlacedFigure figure="gran" x={404} ground={isAfloat ? 290 : 262} size={88} />
    </svg>
  );
}
