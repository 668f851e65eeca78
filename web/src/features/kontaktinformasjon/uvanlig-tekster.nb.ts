/** Of the question whether an unusual number is a mobile number. */
export const tekster = {
  sporsmal: 'Er dette et mobilnummer?',
  forklaring: 'Norske mobilnumre begynner med 4 eller 9. Rett nummeret, eller kryss av og lagre igjen.',
  bekreft: 'Ja, dette er et mobilnummer',
} as const;
