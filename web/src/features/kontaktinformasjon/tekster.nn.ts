import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  epost: {
    etikett: 'E-post',
    felt: 'Ny e-postadresse',
    hjelp: 'Til dømes namn@eksempel.no. Har du ei adresse hos oss, får ho beskjed om endringa.',
    oppdatert: 'E-postadressa er oppdatert',
    feilet: 'Noko gjekk gale då e-posten skulle oppdaterast',
    mangler: 'Du må fylle inn e-post',
    ugyldig: 'E-postadressa er ikkje gyldig',
    ingen: 'Vi har inga e-postadresse til deg',
  },
  mobil: {
    etikett: 'Mobilnummer',
    felt: 'Nytt mobilnummer',
    hjelp: 'Åtte siffer. Er nummeret utanlandsk, byrjar du med landkoden, til dømes +46.',
    oppdatert: 'Mobilnummeret er oppdatert',
    feilet: 'Noko gjekk gale då telefonnummeret skulle oppdaterast',
    mangler: 'Du må fylle inn eit telefonnummer',
    ugyldig: 'Mobilnummeret er ikkje gyldig',
    ingen: 'Vi har ikkje mobilnummeret ditt',
  },
  lagre: 'Lagre',
  lagrer: 'Lagrar',
  uvisst: 'Vi veit ikkje om endringa blei lagra.',
  sjekker: 'Sjekkar kva som er lagra',
  likevel: 'Endringa blei lagra likevel',
  loggetUt: 'Du var logga ut, så endringa blei ikkje lagra. Logg inn og prøv igjen.',
  gittTilbake:
    'Du var logga ut, så endringa blei ikkje lagra. Her er det du skreiv. Sjå over, og trykk Lagre.',
  kontaktinformasjon: 'Kontaktinformasjon',
  kontaktOss: 'Kontakt oss for å endre kontaktinformasjonen din',
  feil: 'Vi får ikkje henta kontaktinformasjonen din akkurat no.',
} satisfies Tekster<typeof nb.tekster>;
