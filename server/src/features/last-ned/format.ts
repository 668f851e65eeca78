import type { Sprak } from '@portal/contract/sprak.ts';

import { tekster } from './tekster.ts';

const oslo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An ISO date as the language writes it. */
export function formatDato(dag: string, sprak: Sprak): string {
  const [ar = '', maned = '', dato = ''] = dag.slice(0, 10).split('-');
  return tekster[sprak].dato(dato, maned, ar);
}

/** The Norwegian day of an ISO date or time, as a Norwegian spreadsheet reads days, in whatever language its text is. */
export function formatTabelldag(iso: string): string {
  const dag = iso.includes('T') ? oslo.format(new Date(iso)) : iso;
  return dag.slice(0, 10).split('-').toReversed().join('.');
}

/** An ISO time as the language writes it, in Norwegian time. */
export function formatTidspunkt(iso: string, sprak: Sprak): string {
  const [dag = '', klokken = ''] = oslo.format(new Date(iso)).split(' ');
  const [timer = '', minutter = ''] = klokken.split(':');
  return tekster[sprak].tidspunkt(formatDato(dag, sprak), timer, minutter);
}
