import { formatFodselsnummer } from '../../lib/format/fodselsnummer.ts';
import { ExpandableRow } from '../../ui/expandable-row/expandable-row.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { tekster } from './tekster.ts';

/** PRO-06; read only (OD-74). */
export function FodselsnummerRow({ fodselsnummer }: { fodselsnummer: string }) {
  return <StaticRow label={tekster.fodselsnummer}>{formatFodselsnummer(fodselsnummer)}</StaticRow>;
}

/** Read only, with how to register the membership (OD-75). */
export function LoRow({ isLoMedlem }: { isLoMedlem: boolean }) {
  const { etikett, ja, nei, lesMer, lukk, hjelp } = tekster.lo;
  return (
    <ExpandableRow label={etikett} value={isLoMedlem ? ja : nei} changeText={lesMer} cancelText={lukk}>
      <p>{hjelp}</p>
    </ExpandableRow>
  );
}
