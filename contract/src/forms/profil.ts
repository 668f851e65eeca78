import { PROFIL_PATH } from '../paths.ts';
import { defineForm } from './define-form.ts';

const path = PROFIL_PATH;

export const adresseForm = defineForm({ path, skjema: 'adresse' });

/** `valg`: 'ja' or 'nei'. `utenTekst`: 'ja' where the page had no text to show, which a no does without. */
export const samtykkeFields = ['samtykke', 'valg', 'tekstversjon', 'utenTekst'] as const;
export const samtykkeForm = defineForm({ path, skjema: 'samtykke', fields: samtykkeFields });

/** `valg` and `bekreft`: 'ja' or 'nei'. Without the tick (`bekreft`), the change is refused. */
export const reservasjonFields = ['valg', 'bekreft'] as const;
export const reservasjonForm = defineForm({ path, skjema: 'reservasjon', fields: reservasjonFields });

/** The form has one of the two fields. `erMobilnummer`: 'ja' when the customer has confirmed that the number is a mobile number. */
export const kontaktinformasjonForm = defineForm({
  path,
  skjema: 'kontaktinformasjon',
  holdsText: true,
  fields: ['epostAdresse', 'mobilNummer', 'erMobilnummer'],
});

/** The same for livkunder. */
export const livkontaktForm = defineForm({
  path,
  skjema: 'livkontakt',
  holdsText: true,
  fields: ['epost', 'telefon', 'erMobilnummer'],
});

/** The forms with text from the customer. */
export const formsWithText = [kontaktinformasjonForm, livkontaktForm] as const;
