import drawing from './drawing.module.css';
import styles from './footer-hill.module.css';
import { PlacedFigure } from './shapes.tsx';

/** The hill at the end of the page, under the footer. */
export function FooterHill() {
  return (
    <div className={styles['clip']} aria-hidden>
      <svg className={styles['hill']} viewBox="0 0 1440 64" preserveAspectRatio="xMidYMax slice">
        <path className={drawing['sky']} d="M0 44C240 8 420 8 640 36C860 64 1120 60 1440 22V66H0Z" />
        <PlacedFigure figure="gran" x={793} ground={53} size={48} />
        <PlacedFigure figure="gran" x={838} ground={55} size={34} />
        <PlacedFigure figure="gran" x={251} ground={20} size={34} />
        <PlacedFigure figure="gran" x={277} ground={19} size={46} />
        <PlacedFigure figure="gran" x={1236} ground={43} size={40} />
      </svg>
    </div>
  );
}
