import type { Sprak } from '../../contract/src/sprak.ts';
import { listTekstfiler, readTekster } from '../../tools/tekster/read-tekster.ts';
import * as avtalerEn from '../../web/src/features/avtaler/tekster.en.ts';
import * as avtalerNn from '../../web/src/features/avtaler/tekster.nn.ts';
import * as feilEn from '../../web/src/features/feil/tekster.en.ts';
import * as feilNn from '../../web/src/features/feil/tekster.nn.ts';
import * as klageEn from '../../web/src/features/klage/tekster.en.ts';
import * as klageNn from '../../web/src/features/klage/tekster.nn.ts';
import * as kontaktEn from '../../web/src/features/kontaktinformasjon/tekster.en.ts';
import * as kontaktNn from '../../web/src/features/kontaktinformasjon/tekster.nn.ts';
import * as loginEn from '../../web/src/features/login/tekster.en.ts';
import * as loginNn from '../../web/src/features/login/tekster.nn.ts';
import * as frameEn from '../../web/src/frame/tekster.en.ts';
import * as frameNn from '../../web/src/frame/tekster.nn.ts';

const bySprak = {
  nn: {
    avtaler: avtalerNn.tekster,
    feil: feilNn.tekster,
    frame: frameNn.tekster,
    klage: klageNn.tekster,
    kontakt: kontaktNn.tekster,
    login: loginNn.tekster,
  },
  en: {
    avtaler: avtalerEn.tekster,
    feil: feilEn.tekster,
    frame: frameEn.tekster,
    klage: klageEn.tekster,
    kontakt: kontaktEn.tekster,
    login: loginEn.tekster,
  },
};
/** The portal's own words in a language, so that a story need not repeat them. */
export const of = (sprak: keyof typeof bySprak) => bySprak[sprak];

/** Every text that the portal has in a language. */
export const list = (sprak: Sprak): ReadonlySet<string> =>
  new Set(listTekstfiler(sprak).flatMap(readTekster));
