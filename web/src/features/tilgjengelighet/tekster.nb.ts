export const tekster = {
  tittel: 'Tilgjengelighetserklæring',
  overskrift: 'Tilgjengelighets\u00aderklæring',
  ingress:
    'Alle skal kunne bruke disse sidene. Her ser du hva som ikke virker for alle ennå, og hvordan du sier fra.',
  status: {
    tittel: 'Slik er sidene i dag',
    HELT: (standard: string) => `Sidene følger alle kravene i ${standard} på nivå A og AA.`,
    DELVIS: (standard: string) =>
      `Sidene følger de fleste kravene i ${standard} på nivå A og AA, men ikke alle.`,
    IKKE: (standard: string) => `Sidene følger ikke kravene i ${standard} på nivå A og AA.`,
    vurdert: (dato: string) => `Vurderingen er fra ${dato}.`,
    mangler: 'Vi får ikke hentet erklæringen akkurat nå. Prøv igjen om litt.',
    lenke: 'Les erklæringen i det offentlige registeret',
  },
  brudd: {
    tittel: 'Dette virker ikke for alle',
    krav: (krav: string) => `Gjelder krav ${krav}.`,
    frist: (dato: string) => `Skal være rettet innen ${dato}.`,
  },
  siFra: {
    tittel: 'Si fra om noe stopper deg',
    tekst:
      'Fortell oss hva du ville gjøre, og på hvilken side. Trenger du noe på en annen måte, hjelper vi deg med det også.',
  },
  tilsyn: {
    tittel: 'Er du ikke fornøyd med svaret?',
    tekst:
      'Tilsynet for universell utforming av ikt ser til at nettsider følger kravene. Du kan si fra til dem om det som ikke virker.',
    lenke: 'Gå til tilsynet',
    url: 'https://www.uutilsynet.no',
  },
} as const;
