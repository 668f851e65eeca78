import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Your tasks',
  ingen: 'You have no tasks right now.',
  visesIkke: 'We cannot show your tasks right now.',
  helseerklaering: 'Fill in your health declaration',
  aksepttilbud: (antall) =>
    velgFlertall(antall, {
      one: 'You have a quote from an adviser that is waiting for your answer',
      other: `You have ${antall} quotes from an adviser that are waiting for your answer`,
    }),
  ulestMelding: (antall) =>
    velgFlertall(antall || 1, {
      one: 'You have an unread message',
      other: `You have ${antall} unread messages`,
    }),
  kilometerstand: (kjoretoy) => `Update the mileage of ${kjoretoy || 'your vehicle'}`,
  ukjentForfalt: (dag) => `A payment was due on ${dag}.`,
  forfalt: (navn, dag) =>
    navn.length > 1
      ? `The payment for ${formatOpplisting(navn)} was due on ${dag}. If you do not pay, they may be stopped.`
      : `The payment for ${formatOpplisting(navn)} was due on ${dag}. If you do not pay, the insurance may be stopped.`,
  visFlere: (antall) =>
    velgFlertall(antall, { one: `Show ${antall} more task`, other: `Show ${antall} more tasks` }),
} satisfies Tekster<typeof nb.tekster>;
