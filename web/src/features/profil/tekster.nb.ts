export const tekster = {
  tittel: 'Forsikringsprofil',
  overskrift: 'Forsikrings\u00adprofil',
  undertittel: 'Disse opplysningene gjelder kun forsikringsavtalene dine',
  innlogginger: 'Se hvor du er logget inn',
  lastNed: 'Ta med deg dataene dine',
  data: 'Se dataene dine, og hvem som får dem',
  henter: 'Henter opplysningene dine',
  feil: 'En feil oppsto ved henting av opplysningene dine.',
  /** The heading when the customer's name is unknown. */
  utenNavn: 'Dine opplysninger',
  fodselsnummer: 'Fødselsnummer',
  dNummer: 'D-nummer',
} as const;
