/**
 * What stories type of contact data. The search at the end of a run knows e-mail addresses and mobile numbers by their
 * shape, and these as well; they stand here alone, so that none is forgotten.
 */
export const typed = {
  epost: 'kåre.ny@blåbær.no',
  annenEpost: 'noe.annet@example.com',
  nyEpost: 'ny@example.com',
  sentEpost: 'for.sent@example.com',
  gammelKundeEpost: 'seig.ny@example.com',
  faneEpost: ['fane.en@example.com', 'fane.to@example.com'],
  lukketEpost: 'lukket.vindu@example.com',
  dobbeltMobil: '93 45 67 89',
  mobil: '912 34 567',
  kontaktEpost: 'tom.sky@post.example',
} as const;
