import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Accessibility statement',
  overskrift: 'Accessibility statement',
  ingress:
    'Everybody should be able to use these pages. Here you can see what does not work for everybody yet, and how to tell us.',
  status: {
    tittel: 'The pages today',
    HELT: (standard) => `The pages meet all requirements of ${standard} at levels A and AA.`,
    DELVIS: (standard) => `The pages meet most requirements of ${standard} at levels A and AA, but not all.`,
    IKKE: (standard) => `The pages do not meet the requirements of ${standard} at levels A and AA.`,
    vurdert: (dato) => `The assessment is from ${dato}.`,
    mangler: 'We cannot load the statement right now. Try again in a little while.',
    lenke: 'Read the statement in the public register',
  },
  brudd: {
    tittel: 'What does not work for everybody',
    krav: (krav) => `Concerns requirement ${krav}.`,
    frist: (dato) => `To be fixed by ${dato}.`,
  },
  siFra: {
    tittel: 'Tell us if something stops you',
    tekst:
      'Tell us what you wanted to do, and on which page. If you need something in another way, we will help you with that too.',
  },
  tilsyn: {
    tittel: 'Not happy with the answer?',
    tekst:
      'The Norwegian Authority for Universal Design of ICT checks that websites meet the requirements. You can tell them about what does not work.',
    lenke: 'Go to the authority',
    url: 'https://www.uutilsynet.no',
  },
} satisfies Tekster<typeof nb.tekster>;
