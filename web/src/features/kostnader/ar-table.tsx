import type { Avtale } from '@portal/contract/avtaler.ts';
import type { Kostnad, Kostnadsar } from '@portal/contract/rules/kostnader/kostnadsar.ts';

import { formatDato } from '../../lib/format/dato.ts';
import { formatManed } from './format.ts';
import { formatOre } from './kr.ts';
import styles from './table.module.css';
import { tekster } from './tekster.nb.ts';

const statuser = new Map<string, string>(Object.entries(tekster.ar.status));

type NameOf = (avtale: Avtale) => string;

/** Says all that the bars show. The roles are written out, since narrow windows lay the rows out as blocks. */
export function ArTable({ ar, nameOf }: { ar: Kostnadsar; nameOf: NameOf }) {
  const { kolonner } = tekster.ar;
  return (
    <table role="table" className={styles['table']} data-wide>
      <caption>{tekster.ar.bildetekst}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{kolonner.maned}</th>
          <th role="columnheader">{kolonner.forfall}</th>
          <th role="columnheader">{kolonner.forsikring}</th>
          <th role="columnheader" className={styles['number']}>
            {kolonner.belop}
          </th>
          <th role="columnheader">{kolonner.status}</th>
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
  const [first, ...more] = kostnader;
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" className={styles['group']}>
          {heading}
          {kostnader.length > 1 && <span className={styles['sum']}>{formatOre(sumOre(kostnader))}</span>}
        </th>
        {first === undefined ? (
          <>
            <td role="cell" data-none />
            <td role="cell" className={styles['muted']}>
              {tekster.ar.ingenting}
            </td>
            <td role="cell" data-none />
            <td role="cell" data-none />
          </>
        ) : (
          <Celler kostnad={first} nameOf={nameOf} />
        )}
      </tr>
      {more.map((kostnad, index) => (
        // The list is made anew from the answers: its order is its only key.
        <tr role="row" key={index}>
          <td role="cell" data-none />
          <Celler kostnad={kostnad} nameOf={nameOf} />
        </tr>
      ))}
    </tbody>
  );
}

function Celler({ kostnad, nameOf }: { kostnad: Kostnad; nameOf: NameOf }) {
  const { forfall = '', ore, isEstimate, status } = kostnad;
  return (
    <>
      <td role="cell" className={styles['day']} {...(forfall === '' && { 'data-none': true })}>
        {formatDato(forfall)}
      </td>
      <td role="cell" className={styles['name']}>
        {toNavn(kostnad, nameOf)}
      </td>
      <td role="cell" className={styles['number']}>
        {formatOre(ore)}
      </td>
      <td role="cell" className={styles['status']}>
        {isEstimate
          ? tekster.ar.anslag
          : [statuser.get(status ?? ''), ore < 0 && tekster.ar.tilDeg].filter(Boolean).join('. ')}
      </td>
    </>
  );
}

function sumOre(kostnader: readonly Kostnad[]): number {
  return kostnader.reduce((sum, { ore }) => sum + ore, 0);
}

function toNavn({ avtaler, isForOthers }: Kostnad, nameOf: NameOf): string {
  const navn = avtaler.map(nameOf);
  if (!isForOthers) return navn.join(', ');
  return [...navn, tekster.ar.andre].join(', ');
}
