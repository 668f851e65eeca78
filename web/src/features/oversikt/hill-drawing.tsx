import { Suspense } from 'react';

import { Landscape } from '../../drawings/landscape.tsx';
import { Shapes } from '../../drawings/shapes.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { classNames } from '../../ui/class-names.ts';
import { chooseHillFigures, type HillFigure } from './choose-hill-figures.ts';
import styles from './hills.module.css';

/**
 * What the customer insures, in a landscape. Its script is fetched with the page's lower part: until then what the
 * server has drawn stands.
 */
export function HillDrawing() {
  return (
    <>
      <Landscape className={styles['landscape']} />
      <Suspense fallback={null}>
        <Figures />
      </Suspense>
    </>
  );
}

const slots = [styles['slot1'], styles['slot2'], styles['slot3'], styles['slot4'], styles['slot5']];

function Figures() {
  const { data } = useAnswer('getAvtaler');
  if (!data) return null;
  const { land, hasBaat } = chooseHillFigures(data);
  return (
    <div className={styles['figures']}>
      {land.map(({ figure, size }, plass) => (
        <StandingFigure key={figure} figure={figure} className={classNames(slots[plass], styles[size])} />
      ))}
      {hasBaat && <StandingFigure figure="baat" className={classNames(styles['fjord'], styles['medium'])} />}
    </div>
  );
}

function StandingFigure({ figure, className }: Pick<HillFigure, 'figure'> & { className: string }) {
  return (
    <svg className={classNames(styles['figure'], className)} viewBox="0 0 48 48">
      {figure === 'ghost' ? <Ghost /> : <Shapes figure={figure} />}
    </svg>
  );
}

/** The ghost: an outline where something may be missing. */
function Ghost() {
  return (
    <>
      <circle className={styles['ghost']} cx="24" cy="25" r="18" />
      <path className={styles['question']} d="M19.5 21a4.5 4.5 0 1 1 6.2 4.2c-1.2.5-1.7 1.2-1.7 2.6" />
      <circle className={styles['dot']} cx="24" cy="32.6" r="1.6" />
    </>
  );
}
