import { toKroner, toOre } from '@portal/contract/rules/ore.ts';
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

/** An ISO time as the language writes it, in Norwegian time. */
export function formatTidspunkt(iso: string, sprak: Sprak): string {
  const [dag = '', klokken = ''] = oslo.format(new Date(iso)).split(' ');
  const [timer = '', minutter = ''] = klokken.split(':');
  return tekster[sprak].tidspunkt(formatDato(dag, sprak), timer, minutter);
}

const hele = { nb: 'nb-NO', nn: 'nb-NO', en: 'en-GB' } as const;

/** Kroner with øre where there are any, without the unit; rounded first as the pages do, so that 250.001 is whole. */
export function formatKroner(belop: number, sprak: Sprak): string {
  const ore = toOre(belop);
  // Minus zero would be shown as '-0'.
  if (ore === 0) return '0';
  const desimaler = ore % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(hele[sprak], {
    minimumFractionDigits: desimaler,
    maximumFractionDigits: desimaler,
  })
    .format(toKroner(ore))
    .replace('\u2212', '-');
}
