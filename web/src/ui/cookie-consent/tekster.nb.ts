export const tekster = {
  tittel: 'Velg informasjons\u00adkapsler',
  nodvendig:
    'Til du har valgt, lagrer vi bare det som er nødvendig, som språket du velger, og om beløp er skjult. Du kan endre valget når du vil.',
  kategorier: {
    functional: {
      navn: 'Tillat funksjonelle',
      forklaring: 'Husker valgene dine til neste besøk, som lyst eller mørkt utseende.',
    },
    statistics: { navn: 'Tillat statistikk', forklaring: 'Viser oss hva som fungerer, uten navn.' },
    marketing: { navn: 'Tillat personlig markedsføring', forklaring: 'Brukes ikke i dag.' },
  },
  godtaAlle: 'Godta alle',
  godtaMineValg: 'Godta mine valg',
  avvisAlle: 'Avvis alle',
} as const;

export function toBehandlingsansvarlig(navn: string): string {
  return `${navn} er behandlingsansvarlig.`;
}
