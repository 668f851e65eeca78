export const tekster = {
  etikett: 'Medlem av et LO-forbund',
  ja: 'Ja',
  nei: 'Nei',
  lesMer: 'Les mer',
  lukk: 'Lukk',
  hentefeil: 'Vi får ikke hentet medlemskapet ditt akkurat nå.',
  hjelp:
    'Vi får vite om medlemskapet fra forbundet ditt. Er du medlem uten at det står her? Be forbundet registrere fødselsnummeret ditt. Det kan ta noen dager før medlemskapet vises hos oss.',
} as const;
