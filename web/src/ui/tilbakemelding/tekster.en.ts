import { velgFlertall } from '../../lib/format/flertall.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  smileys: ['Very unhappy', 'A little unhappy', 'In between', 'Quite happy', 'Very happy'],
  kommentar: 'Would you like to tell us more?',
  hjelp: 'Please do not include personal information. We do not reply to feedback that is sent here.',
  forMye: (tegn) =>
    velgFlertall(tegn, {
      one: `You have written ${tegn} character too many`,
      other: `You have written ${tegn} characters too many`,
    }),
  send: 'Send',
  sender: 'Sending …',
  avbryt: 'Cancel',
  forlates:
    'If you leave the page without pressing Send or Cancel, we try to send the answer you have chosen, but not what you have written.',
  takk: 'Thank you for your feedback!',
  oppfolging: {
    sporsmal: 'Do you have time to answer a few more questions?',
    ja: 'I have time!',
    nei: 'No thanks',
    steg: (nummer, antall) => `Step ${nummer} of ${antall}`,
    neste: 'Next',
    sendInn: 'Submit',
    forlates:
      'If you leave the page before the end without pressing Cancel, we try to send what you have chosen in the steps you have finished, but not what you have written.',
    takk: 'Thanks again!',
  },
  kontakt: {
    sporsmal: 'Can we contact you for more feedback?',
    epost: 'Email',
    telefon: 'Phone number',
    ja: 'Put me on the list!',
    nei: 'No thanks',
    takk: 'Thank you for your time!',
    feil: {
      epost: {
        MANGLER: 'Enter your email address so that we can contact you',
        UGYLDIG: 'Enter a valid email address',
      },
      telefon: {
        MANGLER: 'Enter your phone number so that we can contact you',
        UGYLDIG: 'Enter a valid phone number',
      },
    },
  },
} satisfies Tekster<typeof nb.tekster>;
