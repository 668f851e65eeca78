import drawing from './drawing.module.css';
import styles from './landscape.module.css';
import { Shapes } from './shapes.tsx';

/** Hills, fjord and sun, 4000 × 170 units: as wide as any screen. The ground begins at x = -1280. */
export function Landscape({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="4000" height="170" viewBox="-1280 0 4000 170">
      <path
        className={styles['stars']}
        d="M226 8h0M342 26h0M466 4h0M566 30h0M636 10h0M902 8h0M1034 22h0M1176 4h0M-64 10h0M-352 16h0M1546 12h0M1804 6h0"
      />
      <circle className={drawing['sun']} cx="716" cy="66" r="42" />
      <path
        className={drawing['hill-back']}
        d="M-1280 70C-1000 4-700 110-400 60S-120 100 0 70C140 10 300 4 440 52C560 98 680 100 800 70C960 22 1240 4 1440 60S1900 14 2220 58S2600 80 2720 50V171H-1280z"
      />
      <path className={drawing['fjord']} d="M480 120h470v50H480z" />
      <path
        className={drawing['hill-front']}
        d="M-1280 100C-1000 60-760 124-520 104S-160 112 0 92C120 68 250 62 380 76C480 87 520 136 610 146C680 152 760 152 820 144C920 128 980 84 1110 72C1240 62 1330 80 1440 96C1640 122 1860 70 2080 88S2500 110 2720 90V171H-1280z"
      />
      <Shapes figure="skog-landskap" />
    </svg>
  );
}
