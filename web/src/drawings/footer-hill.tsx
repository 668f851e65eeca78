import drawing from './drawing.module.css';
import styles from './footer-hill.module.css';
import { Shapes } from './shapes.tsx';

/** The hill at the end of the page, under the footer. */
export function FooterHill() {
  return (
    <div className={styles['clip']} aria-hidden>
      <svg className={styles['hill']} viewBox="0 0 1440 64" preserveAspectRatio="xMidYMax slice">
        <path className={drawing['sky']} d="M0 44C240 8 420 8 640 36C860 64 1120 60 1440 22V66H0Z" />
        <Shapes figure="skog-fot" />
      </svg>
    </div>
  );
}
