import { formatFodselsnummer } from '../../lib/format/fodselsnummer.ts';
import { ExpandableRow } from '../../ui/expandable-row/expandable-row.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { tekster } from './tekster.ts';

/** Read only: the national registry holds it. */
export function FodselsnummerRow({ fodselsnummer }: { fodselsnummer: string }) {
  // The first digit of a D-number is four larger than that of a day.
  const label = /^[4-7]/.test(fodselsnummer) ? tekster.dNummer : tekster.fodselsnummer;
  return <StaticRow label={label}>{formatFodselsnummer(fodselsnummer)}</StaticRow>;
}

/** Read only, with how to register the membership. */
export function LoRow({ isLoMedlem }: { isLoMedlem: boolean }) {
  const { etikett, ja, nei, lesMer, lukk, hjelp } = tekster.lo;
  return (
    <ExpandableRow label={etikett} value={isLoMedlem ? ja : nei} changeText={lesMer} cancelText={lukk}>
      <p>{hjelp}</p>
    </ExpandableRow>
  );
}
