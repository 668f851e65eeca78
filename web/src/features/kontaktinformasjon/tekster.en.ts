import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  epost: {
    etikett: 'Email',
    felt: 'New email address',
    hjelp: 'For example name@example.com. If we have an address for you, we will tell you there.',
    oppdatert: 'Your email address has been updated',
    feilet: 'Something went wrong when updating your email',
    mangler: 'Enter an email address',
    ugyldig: 'The email address is not valid',
    ingen: 'We have no email address for you',
  },
  mobil: {
    etikett: 'Mobile number',
    felt: 'New mobile number',
    hjelp: 'Eight digits. If the number is foreign, start with the country code, for example +46.',
    oppdatert: 'Your mobile number has been updated',
    feilet: 'Something went wrong when updating your phone number',
    mangler: 'Enter a phone number',
    ugyldig: 'The mobile number is not valid',
    ingen: 'We do not have your mobile number',
  },
  lagre: 'Save',
  lagrer: 'Saving',
  uvisst: 'We do not know whether the change was saved.',
  sjekker: 'Checking what has been saved',
  likevel: 'The change was saved after all',
  loggetUt: 'You were logged out, so the change was not saved. Log in and try again.',
  gittTilbake: 'You were logged out, so the change was not saved. Check what you wrote, and press Save.',
  kontaktinformasjon: 'Contact details',
  kontaktOss: 'Contact us to change your contact details',
  feil: 'We cannot load your contact details right now.',
} satisfies Tekster<typeof nb.tekster>;
