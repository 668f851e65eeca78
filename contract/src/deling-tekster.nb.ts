/** The customer's words for the sharings that the portal itself knows, and no register. */
export const egneDelinger = {
  SPAREBANK: {
    hvem: 'Sparebanken din',
    hvilke: 'Ingen: banken får bare vite hvem som spør',
    formal: 'Vise deg avtalene og meldingene du har i banken',
    slag: 'Fødselsnummer',
    til: 'Så lenge du er kunde i banken',
  },
  SKADESAKER: {
    hvem: 'Systemet for skadesaker',
    hvilke: 'De som du har meldt skade på',
    formal: 'Vise deg skadesakene dine når du går dit herfra',
    slag: 'Navn og fødselsnummer',
    til: 'Hver gang du går dit',
  },
};
