import { writeDato } from '@portal/contract/format/dato.ts';
import { lokale as en } from '@portal/contract/format/lokale.en.ts';
import { lokale as nb } from '@portal/contract/format/lokale.nb.ts';
import { lokale as nn } from '@portal/contract/format/lokale.nn.ts';
import { createFormatTall } from '@portal/contract/format/tall.ts';
import { writeTidspunkt } from '@portal/contract/format/tidspunkt.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

const lokaler = { nb, nn, en };
const formatTall = { nb: createFormatTall(nb), nn: createFormatTall(nn), en: createFormatTall(en) };

/** Kroner as the pages write them, without the unit; with a hyphen for minus, which every program reads. */
export function formatKroner(belop: number, sprak: Sprak): string {
  return formatTall[sprak](belop).replace('\u2212', '-');
}

/** An ISO date as the language writes it. */
export function formatDato(iso: string, sprak: Sprak): string {
  return writeDato(lokaler[sprak], iso) ?? iso;
}

/** An ISO time as the language writes it, in Norwegian time. */
export function formatTidspunkt(iso: string, sprak: Sprak): string {
  return writeTidspunkt(lokaler[sprak], iso);
}
