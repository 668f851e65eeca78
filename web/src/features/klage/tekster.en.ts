import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Complaints and rights',
  ingress:
    'Do you disagree with us, or are you unhappy with something? Here you can see how to complain, and who can help you further. It costs you nothing.',
  forst: {
    tittel: 'Talk to us first',
    tekst:
      'Many things can be sorted out straight away. Tell the person you have been in touch with, or our customer centre.',
  },
  skriftlig: {
    tittel: 'Complain in writing',
    tekst: (selskap) =>
      `If you still disagree, you can send a written complaint to ${selskap}. Tell them what the case is about, what you disagree with, and what you think is right. Please give the case number if you have it.`,
    selskapet: 'the insurance company',
    send: 'Send the complaint to',
    skjema: 'Write the complaint online',
    svar: 'Somebody other than the person who handled your case will look at it again. You will get a written answer that gives the reasons.',
    utenAdresse: 'You can send the complaint to our customer centre:',
  },
  nemnda: {
    tittel: 'Finans\u00adklagenemnda',
    tekst:
      'If you still disagree, you can complain to Finansklagenemnda, the Norwegian Financial Services Complaints Board. It is independent of us, and it is free to use. The board wants you to complain to us first.',
    frist:
      'If we have refused to pay out, your case must reach the board within six months of the day you got the refusal in writing.',
    lenke: 'Complain to Finansklagenemnda',
    url: 'https://www.finkn.no',
    telefon: '23131960',
    adresse: 'Postboks 53 Skøyen, 0212 Oslo',
  },
  rettigheter: {
    tittel: 'Your rights',
    punkter: [
      'You have the right to written reasons when we say no.',
      'You can cancel something you bought online, usually within 14 days. The time limit is in the terms.',
      'You can switch to another company at any time, under the rules in the terms.',
      'You can ask to see the information we have about you, and have mistakes corrected.',
    ],
    personvern: (datatilsynet) =>
      `If the complaint is about privacy, you can also complain to ${datatilsynet}.`,
    datatilsynet: 'Datatilsynet, the Norwegian Data Protection Authority',
    datatilsynetUrl: 'https://www.datatilsynet.no',
  },
  banken: {
    tittel: 'Is it about the bank?',
    tekst: 'If you are unhappy with something the bank has done, complain to the bank.',
    lenke: 'Go to the bank',
  },
} satisfies Tekster<typeof nb.tekster>;
