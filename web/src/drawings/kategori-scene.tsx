import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';
import type { ReactNode } from 'react';

import drawing from './drawing.module.css';
import styles from './kategori-scene.module.css';
import { PlacedFigure } from './shapes.tsx';

/** The picture beside the categories; `ingen` until one has been opened. */
export type KategoriMotiv = Kjopskategori | 'ingen';

/** The picture of a category: one landscape with seven scenes. Decorative. */
export function KategoriScene({ motiv }: { motiv: KategoriMotiv }) {
  return (
    <svg
      className={styles['scene']}
      viewBox="0 0 480 540"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      data-motiv={motiv}
    >
      <rect className={drawing['sky']} width="480" height="540" />
      {motifs[motiv]}
    </svg>
  );
}

/** Hills behind, the fjord, and the land that the figures stand on. */
function Land({ sun, children }: { sun: readonly [x: number, y: number]; children: ReactNode }) {
  return (
    <>
      <circle className={drawing['sun']} cx={sun[0]} cy={sun[1]} r="50" />
      <path className={drawing['hill-back']} d="M0 300C80 190 190 180 280 260S420 320 480 230V540H0Z" />
      <path className={drawing['fjord']} d="M0 352H480V540H0Z" />
      <path className={drawing['land']} d="M0 396C90 340 210 340 310 372S440 400 480 376V540H0Z" />
      {children}
    </>
  );
}

/** Two spruces, one tall and one small. */
function Graner({ x, ground, size }: { x: number; ground: number; size: number }) {
  return (
    <>
      <PlacedFigure figure="gran" x={x} ground={ground} size={size} />
      <PlacedFigure figure="gran" x={x + size * 0.62} ground={ground + 2} size={size * 0.65} />
    </>
  );
}

function Road() {
  return <path className={drawing['road']} d="M-20 484C120 436 330 436 510 478" />;
}

const motifs: Record<KategoriMotiv, ReactNode> = {
  ingen: (
    <Land sun={[250, 176]}>
      <PlacedFigure figure="baat" x={352} ground={384} size={62} />
      <Graner x={8} ground={396} size={104} />
      <PlacedFigure figure="hus" x={140} ground={392} size={132} />
      <PlacedFigure figure="gran" x={276} ground={386} size={70} />
      <Road />
      <PlacedFigure figure="bil" x={292} ground={466} size={104} />
    </Land>
  ),
  kjoretoy: (
    <Land sun={[236, 196]}>
      <Graner x={-22} ground={392} size={110} />
      <PlacedFigure figure="hus" x={330} ground={394} size={108} />
      <PlacedFigure figure="gran" x={424} ground={398} size={62} />
      <Road />
      <PlacedFigure figure="camping" x={58} ground={462} size={112} />
      <PlacedFigure figure="bil" x={168} ground={458} size={146} />
    </Land>
  ),
  'hus-og-hytte': (
    <Land sun={[112, 150]}>
      <PlacedFigure figure="gran" x={296} ground={306} size={62} />
      <PlacedFigure figure="hytte" x={344} ground={320} size={86} />
      <PlacedFigure figure="gran" x={420} ground={312} size={74} />
      <path className={drawing['road']} d="M216 408C236 442 190 476 214 560" />
      <PlacedFigure figure="hus" x={84} ground={412} size={214} />
      <Graner x={2} ground={424} size={96} />
      <Graner x={352} ground={432} size={110} />
    </Land>
  ),
  reise: (
    <Land sun={[356, 214]}>
      <path className={drawing['wind']} d="M40 170h58M72 196h44" />
      <g transform="translate(132 108) rotate(-12)">
        <path className={drawing['mid']} d="M62 44L24 8h16l56 34zM8 40L-8 14H4l22 24z" />
        <path className={drawing['deep']} d="M0 38h124c22 0 34 8 34 15s-12 13-34 13H30C12 66 2 56 0 38z" />
        <path className={drawing['pale']} d="M124 44h10c7 0 11 3 13 6h-19c-3 0-4-2-4-6z" />
        <path className={drawing['mid']} d="M74 58h30L46 104H30z" />
      </g>
      <PlacedFigure figure="baat" x={44} ground={386} size={54} />
      <Graner x={372} ground={396} size={92} />
      <path className={drawing['road']} d="M-20 500C120 452 330 452 510 494" />
      <PlacedFigure figure="reise" x={116} ground={474} size={150} />
      <PlacedFigure figure="reise" x={250} ground={480} size={88} />
    </Land>
  ),
  'innbo-og-ting': (
    <>
      <path className={drawing['hill-back']} d="M0 0H480V420H0Z" />
      <rect className={drawing['pale']} x="52" y="92" width="216" height="192" rx="10" />
      <svg x="64" y="104" width="192" height="168" viewBox="0 0 192 168">
        <rect className={drawing['sky']} width="192" height="168" />
        <circle className={drawing['sun']} cx="134" cy="58" r="24" />
        <path className={drawing['fjord']} d="M0 112H192V168H0Z" />
        <path className={drawing['mid']} d="M0 92C30 50 66 50 96 88S160 120 192 84V128H0Z" />
        <path className={drawing['land']} d="M0 132C50 116 120 120 192 136V168H0Z" />
      </svg>
      <path className={drawing['pale']} d="M156 100h8v176h-8zM44 284h232a6 6 0 0 1 0 14H44a6 6 0 0 1 0-14z" />
      <rect className={drawing['pale']} x="324" y="112" width="92" height="112" rx="8" />
      <rect className={drawing['land']} x="336" y="124" width="68" height="88" rx="3" />
      <PlacedFigure figure="baat" x={343} ground={194} size={54} />
      <path className={drawing['land']} d="M0 412H480V540H0Z" />
      <ellipse className={drawing['mid']} cx="246" cy="480" rx="206" ry="34" />
      <ellipse className={drawing['pale']} cx="246" cy="478" rx="168" ry="23" />
      <PlacedFigure figure="innbo" x={84} ground={470} size={282} />
      <PlacedFigure figure="hund" x={332} ground={488} size={92} />
    </>
  ),
  'liv-og-helse': (
    <Land sun={[92, 168]}>
      <Graner x={-14} ground={400} size={112} />
      <PlacedFigure figure="gran" x={404} ground={398} size={96} />
      <PlacedFigure figure="paraply" x={92} ground={466} size={312} />
      <PlacedFigure figure="bamse" x={108} ground={468} size={132} />
      <PlacedFigure figure="forstehjelp" x={308} ground={476} size={92} />
    </Land>
  ),
  baat: (
    <>
      <circle className={drawing['sun']} cx="344" cy="172" r="50" />
      <path className={drawing['hill-back']} d="M0 262C70 196 150 196 226 250S390 300 480 214V540H0Z" />
      <path className={drawing['fjord']} d="M0 300H480V540H0Z" />
      <path className={drawing['land']} d="M326 318C366 288 420 284 500 296V330C440 336 380 336 326 318Z" />
      <PlacedFigure figure="hytte" x={388} ground={302} size={54} />
      <PlacedFigure figure="gran" x={438} ground={304} size={58} />
      <PlacedFigure figure="baat" x={20} ground={338} size={56} />
      <path className={drawing['wave']} d="M40 392h60M356 378h76M300 486h96M84 500h44" />
      <PlacedFigure figure="baat" x={96} ground={448} size={244} />
      <path className={drawing['wave']} d="M104 454h232M168 470h112" />
      <path className={drawing['land']} d="M-20 512C60 478 150 500 214 545H-20Z" />
      <Graner x={-18} ground={520} size={96} />
    </>
  ),
  dyr: (
    <Land sun={[330, 164]}>
      <Graner x={-8} ground={392} size={100} />
      <PlacedFigure figure="hest" x={318} ground={392} size={92} />
      <path
        className={drawing['mid']}
        d="M280 352h9v56h-9zM348 356h9v58h-9zM430 360h9v56h-9zM266 364h218v9H266zM266 386h218v9H266z"
      />
      <path className={drawing['deep']} d="M20 462V396L78 352l58 44v66H96v-28a18 18 0 0 0-36 0v28z" />
      <path
        className={drawing['mid']}
        d="M78 340a8 8 0 0 1 5 2l64 48a8 8 0 0 1-10 13l-59-45-59 45a8 8 0 0 1-10-13l64-48a8 8 0 0 1 5-2z"
      />
      <path className={drawing['ink']} d="M60 462v-28a18 18 0 0 1 36 0v28z" />
      <PlacedFigure figure="hund" x={146} ground={478} size={172} />
      <path className={drawing['sun']} d="M356 466h64l8 18a4 4 0 0 1-4 6h-72a4 4 0 0 1-4-6z" />
      <path className={drawing['pale']} d="M366 466c4-12 40-12 44 0z" />
    </Land>
  ),
};
