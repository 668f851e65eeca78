import { formatFodselsnummer } from '../../lib/format/fodselsnummer.ts';
import { ExpandableRow } from '../../ui/expandable-row/expandable-row.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { tekster } from './tekster.nb.ts';

/** Read only, because the national registry holds it. */
export function FodselsnummerRow({ fodselsnummer }: { fodselsnummer: string }) {
  // In a D-number the first digit of the day is increased by four.
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
