import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Oppgåvene dine',
  ingen: 'Du har ingen oppgåver no.',
  visesIkke: 'Vi får ikkje vist oppgåvene dine akkurat no.',
  helseerklaering: 'Fyll ut eigenerklæring om helse',
  aksepttilbud: (antall) =>
    velgFlertall(antall, {
      one: 'Du har eit tilbod frå rådgivar som ventar på svar',
      other: `Du har ${antall} tilbod frå rådgivar som ventar på svar`,
    }),
  ulestMelding: (antall) =>
    velgFlertall(antall || 1, {
      one: 'Du har ei ulesen melding',
      other: `Du har ${antall} ulesne meldingar`,
    }),
  kilometerstand: (kjoretoy) => `Oppdater kilometerstanden på ${kjoretoy || 'køyretøyet ditt'}`,
  ukjentForfalt: (dag) => `Ei betaling forfall ${dag}.`,
  forfalt: (navn, dag) =>
    navn.length > 1
      ? `Betalinga for ${formatOpplisting(navn)} forfall ${dag}. Betaler du ikkje, kan forsikringane bli stoppa.`
      : `Betalinga for ${formatOpplisting(navn)} forfall ${dag}. Betaler du ikkje, kan forsikringa bli stoppa.`,
  visFlere: (antall) =>
    velgFlertall(antall, { one: `Vis ${antall} oppgåve til`, other: `Vis ${antall} oppgåver til` }),
} satisfies Tekster<typeof nb.tekster>;
