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
      {isMerkbar && !erSkjult && <Whose rows={rows} />}
      <table {...roles.table} className={table['table']}>
        <caption>{bildetekst(navn)}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHead}>{kolonner.hva}</th>
            <th {...roles.columnHead} className={table['number']}>
              {kolonner.for}
            </th>
            <th {...roles.columnHead} className={table['number']}>
              {kolonner.na}
            </th>
            <th {...roles.columnHead} className={table['number']}>
              {kolonner.endring}
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ kode, for: before, na, ore }) => (
            <tr {...roles.row} key={kode}>
              <th {...roles.rowHead}>{prisdeler[kode].navn}</th>
              <td {...roles.cell} className={table['number']} data-label={kolonner.for}>
                {formatOre(toOre(before))}
              </td>
              <td {...roles.cell} className={table['number']} data-label={kolonner.na}>
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
 * How much of the difference is the same for all customers, and how much is this customer's own. Shows nothing when a
 * part is of neither kind, or all parts are of one.
 */
function Whose({ rows }: { rows: readonly (Prisendringsdel & { ore: number })[] }) {
  const { formatOre } = useOre();
  const sum = (whose: 'alle' | 'deg' | undefined) =>
    rows.filter(({ kode }) => gjelder[kode] === whose).reduce((all, { ore }) => all + ore, 0);
  const [alle, deg] = [sum('alle'), sum('deg')];
  if (sum(undefined) !== 0 || alle <= 0 || deg <= 0) return null;
  return <p>{tekster.endringer.hvem(formatOre(alle), formatOre(deg))}</p>;
}
