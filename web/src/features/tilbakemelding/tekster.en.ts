import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  fornoyd: 'How happy are you with this website?',
  fant: 'Did you find what you were looking for?',
  ja: 'Yes',
  nei: 'No',
  kommentar: {
    misfornoyd: 'What can we do better?',
    midtPaa: 'What would make you happier?',
    fornoyd: 'What are you happy with?',
    fant: 'Is there anything you would like to add?',
    fantIkke: 'What were you looking for?',
  },
  feilet:
    'Something went wrong, and we do not know whether your feedback reached us. Try again in a little while.',
  forMange: 'We have had a lot of feedback from here in a short time. Try again in a little while.',
} satisfies Tekster<typeof nb.tekster>;
