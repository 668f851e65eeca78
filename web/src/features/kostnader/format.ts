import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { whenNeeded } from '@portal/contract/format/when-needed.ts';

const getManed = whenNeeded(
  () => new Intl.DateTimeFormat(lokale.intl, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const getKortManed = whenNeeded(
  () => new Intl.DateTimeFormat(lokale.intl, { month: 'short', timeZone: 'UTC' }),
);
const getProsent = whenNeeded(() => new Intl.NumberFormat(lokale.intl, { maximumFractionDigits: 1 }));

/** A month, yyyy-mm, with its year and a capital letter: 'Mai 2027'. */
export function formatManed(iso: string): string {
  const text = getManed().format(toDate(iso));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first three letters of a month, yyyy-mm. */
export function formatKortManed(iso: string): string {
  return getKortManed().format(toDate(iso)).slice(0, 3);
}

/** A percentage as ' (10,1 %)' for the end of a sentence; empty when unknown. */
export function formatIParentes(andel: number | undefined): string {
  return andel === undefined ? '' : ` (${lokale.prosent(getProsent().format(andel))})`;
}

function toDate(iso: string): Date {
  return new Date(`${iso}-01T00:00:00Z`);
}
