import { listAndeler } from '@portal/contract/rules/kostnader/fordeling.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { formatOre } from './kr.ts';
import { createNaming } from './name-avtaler.ts';
import { NotAnswered } from './not-answered.tsx';
import styles from './table.module.css';
import { tekster } from './tekster.nb.ts';

/** What each insurance costs of the whole: from the agreements alone. */
export function Fordelt() {
  const { data } = useAnswer('getAvtaler');
  if (data === undefined) return <NotAnswered name="getAvtaler">{tekster.hentefeil}</NotAnswered>;
  const andeler = listAndeler(data.avtaler);
  if (andeler.length === 0) return <p>{tekster.fordelt.ingen}</p>;
  const nameOf = createNaming(data.avtaler);
  const { kolonner } = tekster.fordelt;
  return (
    <table role="table" className={styles['table']}>
      <caption>{tekster.fordelt.bildetekst}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{kolonner.forsikring}</th>
          <th role="columnheader" className={styles['number']}>
            {kolonner.andel}
          </th>
          <th role="columnheader" className={styles['number']}>
            {kolonner.maned}
          </th>
          <th role="columnheader" className={styles['number']}>
            {kolonner.ar}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {andeler.map(({ avtale, manedOre, arOre, prosent }, index) => (
          <tr role="row" key={index}>
            <th role="rowheader">{nameOf(avtale)}</th>
            <td role="cell" className={styles['number']} data-label={kolonner.andel}>
              {tekster.fordelt.andel(prosent)}
            </td>
            <td role="cell" className={styles['number']} data-label={kolonner.maned}>
              {formatOre(manedOre)}
            </td>
            <td role="cell" className={styles['number']} data-label={kolonner.ar}>
              {formatOre(arOre)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
