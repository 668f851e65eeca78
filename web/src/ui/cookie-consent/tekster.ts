export const tekster = {
  tittel: 'Velg informasjons\u00adkapsler',
  nodvendig: 'Til du har valgt, lagrer vi bare det som er nødvendig. Du kan endre valget når du vil.',
  kategorier: {
    functional: { navn: 'Tillat funksjonelle', forklaring: 'Husker valgene dine på siden.' },
    statistics: { navn: 'Tillat statistikk', forklaring: 'Viser oss hva som fungerer, uten navn.' },
    marketing: { navn: 'Tillat personlig markedsføring', forklaring: 'Gir deg innhold som passer deg.' },
  },
  godtaAlle: 'Godta alle',
  godtaMineValg: 'Godta mine valg',
  avvisAlle: 'Avvis alle',
} as const;

export function toBehandlingsansvarlig(navn: string): string {
  return `${navn} er behandlingsansvarlig.`;
}
