import type { Avtale } from '@portal/contract/avtaler.ts';
import { betalingsstatuser, tilDeg } from '@portal/contract/kostnad-tekster.nb.ts';
import type { Kostnad, Kostnadsar } from '@portal/contract/rules/kostnader/kostnadsar.ts';

import { norsk } from '../../lib/norsk.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { formatDato } from '../../lib/format/dato.ts';
import { formatManed } from './format.ts';
import { useOre } from './ore.ts';
import styles from './table.module.css';
import { roles } from './table-roles.ts';
import { tekster } from './tekster.nb.ts';

const statuser = new Map<string, string>(Object.entries(betalingsstatuser));

type NameOf = (avtale: Avtale) => string;

/** Says all that the bars show. */
export function ArTable({ ar, nameOf }: { ar: Kostnadsar; nameOf: NameOf }) {
  const { kolonner } = tekster.ar;
  return (
    <table {...roles.table} className={styles['table']} data-wide>
      <caption>{tekster.ar.bildetekst}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.columnHead}>{kolonner.maned}</th>
          <th {...roles.columnHead}>{kolonner.forfall}</th>
          <th {...roles.columnHead}>{kolonner.forsikring}</th>
          <th {...roles.columnHead} className={styles['number']}>
            {kolonner.belop}
          </th>
          <th {...roles.columnHead}>{kolonner.status}</th>
        </tr>
      </thead>
      {ar.forfalt.length > 0 && (
        <Rader heading={tekster.ar.tidligere} kostnader={ar.forfalt} nameOf={nameOf} />
      )}
      {ar.maneder.map(({ maned, kostnader }) => (
        <Rader key={maned} heading={formatManed(maned)} kostnader={kostnader} nameOf={nameOf} />
      ))}
    </table>
  );
}

function Rader({
  heading,
  kostnader,
  nameOf,
}: {
  heading: string;
  kostnader: readonly Kostnad[];
  nameOf: NameOf;
}) {
  const { formatSum } = useOre();
  const [first, ...more] = kostnader;
  const sum = kostnader.reduce((all, { ore }) => all + ore, 0);
  return (
    <tbody {...roles.group}>
      <tr {...roles.row}>
        <th {...roles.rowHead} className={styles['group']}>
          {heading}
          {kostnader.length > 1 && (
            <span className={classNames(styles['note'], styles['sum'])}>{formatSum(sum)}</span>
          )}
        </th>
        {first === undefined ? (
          <>
            <td {...roles.cell} data-none />
            <td {...roles.cell} colSpan={3} className={styles['muted']}>
              {tekster.ar.ingenting}
            </td>
          </>
        ) : (
          <Celler kostnad={first} nameOf={nameOf} />
        )}
      </tr>
      {more.map((kostnad, index) => (
        // The list is made anew from the answers: its order is its only key.
        <tr {...roles.row} key={index}>
          <th {...roles.rowHead}>
            <VisuallyHidden>{heading}</VisuallyHidden>
          </th>
          <Celler kostnad={kostnad} nameOf={nameOf} />
        </tr>
      ))}
    </tbody>
  );
}

function Celler({ kostnad, nameOf }: { kostnad: Kostnad; nameOf: NameOf }) {
  const { formatOre } = useOre();
  const { forfall = '', ore, isEstimate, isNyPris = false, isOverdue = false, status } = kostnad;
  return (
    <>
      <td {...roles.cell} className={styles['day']} {...(forfall === '' && { 'data-none': true })}>
        {formatDato(forfall)}
      </td>
      <td {...roles.cell} className={styles['name']} {...(kostnad.andre === undefined && norsk)}>
        {toNavn(kostnad, nameOf)}
      </td>
      <td {...roles.cell} className={styles['number']}>
        {formatOre(ore)}
      </td>
      <td {...roles.cell} className={classNames(styles['status'], isOverdue && styles['overdue'])}>
        {isEstimate
          ? tekster.ar[isNyPris ? 'anslagNyPris' : 'anslag']
          : [statuser.get(status ?? ''), ore < 0 && tilDeg].filter(Boolean).join('. ')}
      </td>
    </>
  );
}

function toNavn({ avtaler, andre }: Kostnad, nameOf: NameOf): string {
  return [...avtaler.map(nameOf), ...(andre === undefined ? [] : [tekster.ar.andre[andre]])].join(', ');
}
