import type { Kostnadsmaned } from '@portal/contract/rules/kostnader/kostnadsar.ts';

import { formatKortManed } from './format.ts';
import { useOre } from './ore.ts';
import styles from './soyler.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * The months as bars, the most expensive longest; an estimate is drawn as an outline. Decorative: the table says the
 * same.
 */
export function Soyler({ maneder }: { maneder: readonly Kostnadsmaned[] }) {
  const { formatSum } = useOre();
  const most = Math.max(1, ...maneder.map(({ ore }) => ore));
  const hasEstimate = maneder.some(({ estimatedOre }) => estimatedOre > 0);
  return (
    <div className={styles['chart']} aria-hidden>
      {maneder.map(({ maned, ore, estimatedOre }) => (
        <div key={maned} className={styles['row']}>
          <span>{formatKortManed(maned)}</span>
          <svg className={styles['bar']} viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect className={styles['known']} width={toWidth(ore - estimatedOre, most)} height="10" />
            <rect
              className={styles['guess']}
              x={toWidth(ore - estimatedOre, most)}
              width={toWidth(Math.min(estimatedOre, ore), most)}
              height="10"
            />
          </svg>
          <span className={styles['amount']}>{formatSum(ore)}</span>
        </div>
      ))}
      {hasEstimate && (
        <p className={styles['legend']}>
          <svg className={styles['sample']} viewBox="0 0 10 10">
            <rect className={styles['guess']} width="10" height="10" />
          </svg>
          {tekster.ar.tegnforklaring}
        </p>
      )}
    </div>
  );
}

/** Of 100. */
function toWidth(ore: number, most: number): number {
  return Math.max(0, Math.round((ore * 1000) / most) / 10);
}
