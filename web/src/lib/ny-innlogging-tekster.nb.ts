/** How a new login ended whose customer is still logged in: the login page says more. */
export const tekster = {
  avbrutt: {
    tone: 'info',
    title: 'Innloggingen ble avbrutt',
    text: 'Du er fortsatt logget inn som før.',
  },
  feilet: {
    tone: 'error',
    title: 'Den nye innloggingen gikk ikke som den skulle',
    text: 'Du er fortsatt logget inn som før. Prøv en gang til. Kontakt oss hvis det ikke hjelper.',
  },
  vent: {
    tone: 'error',
    title: 'Mange logger inn fra nettverket ditt akkurat nå',
    text: 'Du er fortsatt logget inn som før. Vent ti minutter, og prøv igjen.',
  },
} as const;
