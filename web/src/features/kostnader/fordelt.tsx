import { isUnderBehandling } from '@portal/contract/rules/avtalepris.ts';
import { type Andel, listAndeler } from '@portal/contract/rules/kostnader/fordeling.ts';
import { createNameOf } from '@portal/contract/rules/name-avtaler.ts';

import { norsk } from '../../lib/norsk.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { Card } from '../../ui/card.tsx';
import { Ingen } from './ingen.tsx';
import { useOre } from './ore.ts';
import { NotAnswered } from './not-answered.tsx';
import styles from './table.module.css';
import { roles } from './table-roles.ts';
import { tekster } from './tekster.nb.ts';
import { usePriser } from './use-kostnader.ts';

/** What each insurance costs, and its share of the whole, if all are known. */
export function Fordelt() {
  const { data } = useAnswer('getAvtaler');
  const { priser, idag, isMissing } = usePriser();
  const { formatOre } = useOre();
  if (data === undefined) return <NotAnswered name="getAvtaler">{tekster.hentefeil}</NotAnswered>;
  const andeler = listAndeler(data.avtaler, priser, idag);
  const isWhole = isKomplett(data);
  const priced = data.avtaler.filter((avtale) => !isUnderBehandling(avtale));
  const hasAll = isWhole && andeler.length === priced.length;
  // The price of what has none of its own may be among those that did not come.
  const isKnown = isWhole && !(isMissing && priced.length > 0);
  if (andeler.length === 0) return <Ingen isKnown={isKnown}>{tekster.fordelt.ingen}</Ingen>;
  const sum = andeler.reduce((all, { arOre }) => all + arOre, 0);
  const nameOf = createNameOf(data.avtaler);
  const { kolonner } = tekster.fordelt;
  return (
    <Card>
      <table {...roles.table} className={styles['table']}>
        <caption>{tekster.fordelt.bildetekst}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHead}>{kolonner.forsikring}</th>
            {hasAll && (
              <th {...roles.columnHead} className={styles['number']}>
                {kolonner.andel}
              </th>
            )}
            <th {...roles.columnHead} className={styles['number']}>
              {kolonner.maned}
            </th>
            <th {...roles.columnHead} className={styles['number']}>
              {kolonner.ar}
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {andeler.map(({ avtale, manedOre, arOre, prosent }, index) => (
            <tr {...roles.row} key={index}>
              <th {...roles.rowHead} {...norsk}>
                {nameOf(avtale)}
              </th>
              {hasAll && (
                <td {...roles.cell} className={styles['number']} data-label={kolonner.andel}>
                  {formatAndel({ prosent, arOre }, sum)}
                </td>
              )}
              <td {...roles.cell} className={styles['number']} data-label={kolonner.maned}>
                {formatOre(manedOre)}
              </td>
              <td {...roles.cell} className={styles['number']} data-label={kolonner.ar}>
                {formatOre(arOre)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Never none of what costs something, nor all where another does too. */
function formatAndel({ prosent, arOre }: Pick<Andel, 'prosent' | 'arOre'>, sum: number): string {
  if (prosent === 0 && arOre > 0) return tekster.fordelt.andelUnderEn;
  return prosent === 100 && arOre < sum ? tekster.fordelt.andelNestenAlt : tekster.fordelt.andel(prosent);
}
