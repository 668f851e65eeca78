import drawing from './drawing.module.css';
import styles from './landscape.module.css';

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
      <path
        className={drawing['ink']}
        d="M96.1 68.2h3.8v10.1h-3.8zM130.7 67.3h2.7v7.1h-2.7zM870.5 126.1h3v7.9h-3zM1299.9 67.3h4.1v10.9h-4.1zM1338.6 75h2.8v7.5h-2.8zM-221.9 89.8h3.8v10.1h-3.8zM-185.3 93.1h2.7v7.1h-2.7zM-641.6 100.7h3.3v8.6h-3.3zM1688.1 90.7h3.8v10.1h-3.8zM1726.7 90.7h2.7v7.1h-2.7zM2198.2 88.7h3.5v9.4h-3.5z"
      />
      <path
        className={drawing['deep']}
        d="M98 33.4v39.4h-16.9zM132 42.8v27.7h-11.9zM872 99v30.6h-13.1zM1302 29.8v42.3h-18.1zM1340 49.1v29.2h-12.5zM-220 54.9v39.4h-16.9zM-184 68.6v27.7h-11.9zM-640 71v33.5h-14.4zM1690 55.8v39.4h-16.9zM1728 66.2v27.7h-11.9zM2200 56.4v36.5h-15.6z"
      />
      <path
        className={drawing['mid']}
        d="M98 33.4v39.4h16.9zM132 42.8v27.7h11.9zM872 99v30.6h13.1zM1302 29.8v42.3h18.1zM1340 49.1v29.2h12.5zM-220 54.9v39.4h16.9zM-184 68.6v27.7h11.9zM-640 71v33.5h14.4zM1690 55.8v39.4h16.9zM1728 66.2v27.7h11.9zM2200 56.4v36.5h15.6z"
      />
    </svg>
  );
}
