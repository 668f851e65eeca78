import type { ReactNode } from 'react';

import drawing from './drawing.module.css';
import styles from './scene.module.css';
import { PlacedFigure, Shapes } from './shapes.tsx';

/**
 * Hills and fjord, 480 × 270, wider than the drawing. The front hill has the page's colour, so that page and drawing
 * meet.
 */
function Scene({ sun, children }: { sun: readonly [x: number, y: number]; children: ReactNode }) {
  return (
    <div className={styles['band']} aria-hidden>
      <svg className={styles['scene']} viewBox="0 30 480 270">
        <circle className={drawing['sun']} cx={sun[0]} cy={sun[1]} r="42" />
        <path
          className={drawing['hill-back']}
          d="M-1600 150C-1300 60-1000 210-640 150S-60 225 0 170C80 96 170 90 260 150S420 190 480 120C560 27 720 60 900 130S1500 190 2080 90V301H-1600Z"
        />
        <path className={drawing['fjord']} d="M-1600 206H2080V301H-1600Z" />
        <path
          className={drawing['hill-front']}
          d="M-1600 240C-1200 190-900 270-560 226S-90 276 0 236C90 196 200 196 300 222S430 252 480 232C580 192 760 200 960 226S1600 260 2080 200V301H-1600Z"
        />
        {children}
      </svg>
    </div>
  );
}

export function LoginScene() {
  return (
    <Scene sun={[160, 98]}>
      <PlacedFigure figure="hus" x={172} ground={224} size={128} />
      <Shapes figure="skog-innlogging" />
    </Scene>
  );
}

/** An umbrella turned inside out by the wind. */
export function FeilScene() {
  return (
    <Scene sun={[404, 150]}>
      <path
        className={drawing['wind']}
        d="M40 92h92M70 120h120M28 148h64M330 84h96M366 112h70M-210 104h120M560 70h110"
      />
      <g transform="translate(236 176) rotate(20)">
        <path className={drawing['stick']} d="M0-30V42a12 12 0 0 0 24 0" />
        <path className={drawing['deep']} d="M-72-76C-66-14 66-14 72-76L48-58 24-80 0-58-24-80-48-58z" />
        <path className={drawing['mid']} d="M-24-80C-22-14 22-14 24-80L0-58z" />
      </g>
      <PlacedFigure figure="gran" x={35} ground={228} size={70} />
      <PlacedFigure figure="gran" x={390} ground={246} size={60} />
      <PlacedFigure figure="gran" x={660} ground={212} size={76} />
      <PlacedFigure figure="gran" x={-260} ground={250} size={80} />
    </Scene>
  );
}

/** A closed gate where the path ends. */
export function SperretScene() {
  return (
    <Scene sun={[350, 118]}>
      <path className={drawing['path']} d="M235 284C239 262 222 240 250 214" />
      <PlacedFigure figure="gran" x={10} ground={228} size={96} />
      <PlacedFigure figure="gran" x={73} ground={220} size={62} />
      <PlacedFigure figure="gran" x={384} ground={244} size={80} />
      <PlacedFigure figure="gran" x={640} ground={214} size={72} />
      <path
        className={drawing['mid']}
        d="M160 176h162v11H160zM160 202h162v11H160zM160 228h162v11H160zM160 236l152-62 8 6-150 60z"
      />
      <path
        className={drawing['deep']}
        d="M152 164h5a4 4 0 0 1 4 4v82h-13v-82a4 4 0 0 1 4-4zM324 164h5a4 4 0 0 1 4 4v82h-13v-82a4 4 0 0 1 4-4z"
      />
      <circle className={drawing['sun']} cx="314" cy="208" r="7" />
    </Scene>
  );
}
