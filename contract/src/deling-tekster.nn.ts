import type * as nb from './deling-tekster.nb.ts';

export const egneDelinger: typeof nb.egneDelinger = {
  SPAREBANK: {
    hvem: 'Sparebanken din',
    hvilke: 'Ingen: banken får berre vite kven som spør',
    formal: 'Vise deg avtalane og meldingane du har i banken',
    slag: 'Fødselsnummer',
    til: 'Så lenge du er kunde i banken',
  },
  SKADESAKER: {
    hvem: 'Systemet for skadesaker',
    hvilke: 'Dei som du har meldt skade på',
    formal: 'Vise deg skadesakene dine når du går dit herifrå',
    slag: 'Namn og fødselsnummer',
    til: 'Kvar gong du går dit',
  },
};
