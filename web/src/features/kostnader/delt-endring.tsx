import { prisdeler } from '@portal/contract/kostnad-tekster.nb.ts';
import type { Prisendringsdel } from '@portal/contract/kostnader.ts';
import { toOre } from '@portal/contract/rules/ore.ts';

import { gjelder } from './gjelder.ts';
import styles from './endringer.module.css';
import { useOre } from './ore.ts';
import table from './table.module.css';
import { roles } from './table-roles.ts';
import { tekster } from './tekster.nb.ts';

/** Nobody reads more reasons than this as text. */
const IN_WORDS = 3;

/** The reasons for the difference. If it is large, the largest parts first as text; then all parts in a table. */
export function DeltEndring({
  deler,
  navn,
  isMerkbar,
}: {
  deler: readonly Prisendringsdel[];
  navn: string;
  isMerkbar: boolean;
}) {
  const { erSkjult, formatOre, formatEndring } = useOre();
  const { kolonner, delt, bildetekst } = tekster.endringer;
  const rows = deler.map((del) => ({ ...del, ore: toOre(del.na) - toOre(del.for) }));
  const dearer = rows.filter(({ ore }) => ore > 0).slice(0, IN_WORDS);
  return (
    <>
      {isMerkbar && (
        <ul className={styles['reasons']}>
          {dearer.map(({ kode, ore }) => (
            <li key={kode}>
              {erSkjult ? prisdeler[kode].forklart : delt(prisdeler[kode].forklart, formatOre(ore))}
            </li>
          ))}
        </ul>
      )}
      {isMerkbar && <Whose rows={rows} />}
      <table {...roles.table} className={table['table']}>
        <caption>{bildetekst(navn)}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHead}>{kolonner.hva}</th>
            <th {...roles.columnHead} className={table['number']}>
              {kolonner.for}
            </th>
            <th {...roles.columnHead} className={table['number']}>
              {kolonner.etter}
            </th>
            <th {...roles.columnHead} className={table['number']}>
              {kolonner.endring}
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ kode, for: before, na, ore }) => (
            <tr {...roles.row} key={kode}>
              <th {...roles.rowHead}>
                {prisdeler[kode].navn}
                {ore !== 0 && gjelder[kode] && (
                  <span className={table['note']}>{tekster.endringer.gjelder[gjelder[kode]]}</span>
                )}
              </th>
              <td {...roles.cell} className={table['number']} data-label={kolonner.for}>
                {formatOre(toOre(before))}
              </td>
              <td {...roles.cell} className={table['number']} data-label={kolonner.etter}>
                {formatOre(toOre(na))}
              </td>
              <td {...roles.cell} className={table['number']} data-label={kolonner.endring}>
                {formatEndring(ore)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/**
 * How much of the difference is the same for all customers, and how much is this customer's own: in a sentence where
 * that is all, and both go up.
 */
function Whose({ rows }: { rows: readonly (Prisendringsdel & { ore: number })[] }) {
  const { erSkjult, formatOre, formatEndring } = useOre();
  const { hvem, hvemAlle, hvemDeg, hvemDelt } = tekster.endringer;
  const sums = new Map<keyof typeof hvemDelt, number>();
  for (const { kode, ore } of rows) {
    const whose = gjelder[kode] ?? 'annet';
    if (ore !== 0) sums.set(whose, (sums.get(whose) ?? 0) + ore);
  }
  const { size } = sums;
  const [alle, deg] = [sums.get('alle'), sums.get('deg')];
  if (size === 1 && alle !== undefined) return <p>{hvemAlle}</p>;
  if (size === 1 && deg !== undefined) return <p>{hvemDeg}</p>;
  if (erSkjult || size < 2) return null;
  if (size === 2 && alle !== undefined && deg !== undefined && alle > 0 && deg > 0)
    return <p>{hvem(formatOre(alle), formatOre(deg))}</p>;
  return (
    <ul className={styles['reasons']}>
      {[...sums].map(([whose, ore]) => (
        <li key={whose}>{hvemDelt[whose](formatEndring(ore))}</li>
      ))}
    </ul>
  );
}
