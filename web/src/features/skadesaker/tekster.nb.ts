export const tekster = {
  tittel: 'Skadesaker',
  vent: 'Vi sender deg videre til skadesakene dine.',
  langsom: 'Dette tar lengre tid enn vanlig. Vi prøver fortsatt, men du kan også gå videre selv.',
  apenSide: 'Gå til den åpne siden om skade',
  tilbake: 'Du kom tilbake fra skadesakene dine. Vil du dit igjen?',
  klar: 'Trykk på knappen for å komme til skadesakene dine.',
  knapp: 'Gå til skadesakene dine',
  tilOversikten: 'Til forsikringsoversikten',
} as const;
