import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Vel informasjons\u00adkapslar',
  nodvendig:
    'Til du har valt, lagrar vi berre det som er nødvendig, som språket du vel, og om beløp er skjulte. Du kan endre valet når du vil.',
  kategorier: {
    functional: {
      navn: 'Tillat funksjonelle',
      forklaring: 'Hugsar vala dine til neste besøk, som lys eller mørk utsjånad.',
    },
    statistics: { navn: 'Tillat statistikk', forklaring: 'Viser oss kva som fungerer, utan namn.' },
    marketing: { navn: 'Tillat personleg marknadsføring', forklaring: 'Blir ikkje brukt i dag.' },
  },
  godtaAlle: 'Godta alle',
  godtaMineValg: 'Godta vala mine',
  avvisAlle: 'Avvis alle',
} satisfies Tekster<typeof nb.tekster>;

export function toBehandlingsansvarlig(navn: string): string {
  return `${navn} er behandlingsansvarleg.`;
}
