import { formatFodselsnummer } from '../../lib/format/fodselsnummer.ts';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { tekster } from './tekster.nb.ts';

/** Read only, because the national registry holds it. */
export function FodselsnummerRow({ fodselsnummer }: { fodselsnummer: string }) {
  // In a D-number the first digit of the day is increased by four.
  const label = /^[4-7]/.test(fodselsnummer) ? tekster.dNummer : tekster.fodselsnummer;
  return <StaticRow label={label}>{formatFodselsnummer(fodselsnummer)}</StaticRow>;
}
