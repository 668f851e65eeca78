import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { BetalingerResponse } from '@portal/contract/kostnader.ts';
import { findNesteBetaling } from '@portal/contract/rules/kostnader/betalinger.ts';
import { isForfalt } from '@portal/contract/rules/kostnader/forfalt.ts';
import { listBetalteNavn } from '@portal/contract/rules/name-avtaler.ts';
import { toKroner } from '@portal/contract/rules/ore.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { formatDato } from '../../lib/format/dato.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import { type Belop, useBelop } from '../../lib/belop/use-belop.ts';
import { isKomplett } from '../../lib/is-komplett.ts';
import { betalingTekster as tekster } from './betaling-tekster.nb.ts';

/**
 * The overdue amount, or else the next due payment. When neither is known, or the payments could not be read, the
 * text that was there before stays.
 */
export function NesteBetaling() {
  const { data } = useAnswer('getBetalinger');
  const svar = useAnswer('getAvtaler').data;
  const belop = useBelop();
  return <span>{data === undefined || svar === undefined ? tekster.se : tell(data, svar, belop)}</span>;
}

function tell(data: BetalingerResponse, svar: AvtalerResponse, { kr }: Belop): string {
  const { betalinger, idag, sources } = data;
  const { avtaler } = svar;
  const [forfalt, ...more] = betalinger.filter(isForfalt);
  if (more.length > 0) return tekster.flereForfalt(more.length + 1);
  if (forfalt !== undefined) {
    const navn = listBetalteNavn(forfalt, avtaler);
    const dag = formatDato(forfalt.forfall) ?? '';
    return navn.length === 0 ? tekster.ukjentForfalt(dag) : tekster.forfalt(formatOpplisting(navn), dag);
  }
  const neste = findNesteBetaling(betalinger, idag);
  if (neste === undefined) return tekster.se;
  const forfall = formatDato(neste.forfall) ?? '';
  if (neste.ore === undefined) return tekster.delvisBetalt(forfall);
  const told = new Set(sources.flatMap(({ systemSource, state }) => (state === 'ok' ? [systemSource] : [])));
  const isWhole =
    isKomplett(svar) && isKomplett(data) && avtaler.every(({ systemSource }) => told.has(systemSource));
  const write = isWhole ? tekster.neste : tekster.nesteKjente;
  return write(kr(toKroner(neste.ore)), forfall);
}
