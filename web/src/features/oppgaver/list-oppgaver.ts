import type { Count, Motoroppgaver, UlesteMeldinger } from '@portal/contract/oppgaver.ts';

import { formatDato } from '../../lib/format/dato.ts';
import { getKilometerstandLenke } from '../../lib/kilometerstand-lenke.ts';
import { lenker, toSkadesakerLink } from '../../lib/lenker.ts';
import { type CheckedLink, parseLink } from '../../lib/link-rule.ts';
import { tekster } from './tekster.nb.ts';

export interface Oppgave {
  kind: 'forfalt' | 'helse' | 'aksept' | 'melding' | 'kilometerstand';
  tekst: string;
  link: CheckedLink;
}

/** An overdue payment: of which insurances that go on, as far as that is known, and its due day. */
export interface Forfalt {
  navn: readonly string[];
  forfall: string;
}

/** The answers of the four calls. A failed one is undefined, and only its own task is left out. */
export interface OppgaveSvar {
  helseerklaering: Count | undefined;
  aksepttilbud: Count | undefined;
  ulesteMeldinger: UlesteMeldinger | undefined;
  motoroppgaver: Motoroppgaver | undefined;
  /** Overdue payments. Asked for late, so they may come after the others. */
  forfalte?: readonly Forfalt[];
  /** Where messages are read, from the configuration. */
  meldingerLenke: string | undefined;
}

/** The tasks in the order of the spec: health, offers to accept, message, mileage; then overdue payments. */
export function listOppgaver(svar: OppgaveSvar): Oppgave[] {
  const oppgaver: Oppgave[] = [];
  const antallTilbud = svar.aksepttilbud?.count ?? 0;
  const meldinger = parseLink(svar.meldingerLenke);
  if ((svar.helseerklaering?.count ?? 0) > 0) {
    oppgaver.push({ kind: 'helse', tekst: tekster.helseerklaering, link: toSkadesakerLink('ahv') });
  }
  if (antallTilbud > 0) {
    oppgaver.push({ kind: 'aksept', tekst: tekster.aksepttilbud(antallTilbud), link: own(lenker.aksept) });
  }
  // A task without a link would help nobody, so it is left out.
  if (svar.ulesteMeldinger?.hasUlesteMeldinger === true && meldinger) {
    oppgaver.push({
      kind: 'melding',
      tekst: tekster.ulestMelding(svar.ulesteMeldinger.antall),
      link: meldinger,
    });
  }
  for (const { oppgavetype, beskrivelse, avtalenummer } of svar.motoroppgaver?.oppgaver ?? []) {
    if (oppgavetype !== 'ENDRE_KMSTAND') continue;
    oppgaver.push({
      kind: 'kilometerstand',
      tekst: tekster.kilometerstand(beskrivelse),
      link: own(getKilometerstandLenke(avtalenummer)),
    });
  }
  // Last, as it comes last: what is read does not move.
  for (const { navn, forfall } of svar.forfalte ?? []) {
    const dag = formatDato(forfall) ?? forfall;
    const tekst = navn.length === 0 ? tekster.ukjentForfalt(dag) : tekster.forfalt(navn, dag);
    oppgaver.push({ kind: 'forfalt', tekst, link: own(lenker.kostnader) });
  }
  // Two bills of one day for one insurance are one line to a reader.
  return [...new Map(oppgaver.map((oppgave) => [toKey(oppgave), oppgave])).values()];
}

/** Tells a task from the others in the list. */
export function toKey({ tekst, link }: Oppgave): string {
  return `${tekst} ${link.href}`;
}

function own(href: string): CheckedLink {
  return { href, external: false };
}
