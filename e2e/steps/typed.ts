/**
 * The contact information that stories type. The leak search at the end of a run finds e-mail addresses and mobile
 * numbers by their shape, and these values as well; they stand only here, so that none is forgotten.
 */
export const typed = {
  epost: 'kåre.ny@blåbær.no',
  annenEpost: 'noe.annet@example.com',
  nyEpost: 'ny@example.com',
  sentEpost: 'for.sent@example.com',
  livkundeEpost: 'seig.ny@example.com',
  faneEpost: ['fane.en@example.com', 'fane.to@example.com'],
  lukketEpost: 'lukket.vindu@example.com',
  dobbeltMobil: '93 45 67 89',
  mobil: '912 34 567',
  kontaktEpost: 'tom.sky@post.example',
} as const;
