import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import { formatIParentes } from './format.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Your costs',
  ingress: 'See what your insurance costs, when you pay, and what has changed in the price.',
  henter: 'Loading your costs.',
  hentefeil: 'We cannot show this right now.',
  mangler: 'We cannot load all your policies right now. What is missing is not included.',
  ar: {
    tittel: 'The year',
    kolonner: { maned: 'Month', forfall: 'Due', forsikring: 'Insurance', belop: 'Amount', status: 'Status' },
    bildetekst: 'What you pay in the next twelve months',
    ingen: 'We do not know of any payments in the coming year.',
    sum: (belop: string) => `In the next twelve months you pay ${belop}.`,
    anslatt: (belop: string) => `In the next twelve months you pay about ${belop}. This is an estimate.`,
    delvisAnslatt: (belop: string) =>
      `We can only estimate part of what you pay in the next twelve months: about ${belop}.`,
    minst: (belop: string) => `In the next twelve months you pay at least ${belop}.`,
    tilbake: (belop: string) => `In the next twelve months you get ${belop} back.`,
    tilbakeAnslatt: (belop: string) =>
      `In the next twelve months you get about ${belop} back. This is an estimate.`,
    tilbakeDelvisAnslatt: (belop: string) =>
      `As far as we can estimate, you get about ${belop} back in the next twelve months.`,
    tilbakeKjent: (belop: string) => `We know that you get ${belop} back in the next twelve months.`,
    medBetalt: 'All of this month is included, and what is already paid.',
    utenBetalinger: (navn: readonly string[]) =>
      `We have no details of the payments for ${formatOpplisting(navn)}.`,
    medAnslag: (belop: string) => `With an estimate for the rest it comes to ${belop}.`,
    medAnslagene: (belop: string) => `With the estimates in the table it comes to ${belop}.`,
    ukjent: (navn: readonly string[]) =>
      velgFlertall(navn.length, {
        one: `We do not know what ${formatOpplisting(navn)} costs.`,
        other: `We do not know what ${formatOpplisting(navn)} cost.`,
      }),
    delvisKjent: (navn: readonly string[]) =>
      `We do not know all the payments for ${formatOpplisting(navn)}.`,
    anslag: 'Estimate based on today’s prices',
    anslagNyPris: 'Estimate based on the new price',
    tegnforklaring: 'Estimate',
    duFar: (belop: string) => `You get ${belop}`,
    andre: {
      borte: 'Insurance you no longer have',
      ikkeHentet: 'Insurance we cannot get right now',
      ikkeOppgitt: 'We do not know which insurance',
    },
    ingenting: 'No payment',
    tidligere: 'Overdue from earlier',
    forfalt: (antall: number) =>
      velgFlertall(antall, {
        one: 'A payment is overdue.',
        other: `${antall} payments are overdue.`,
      }),
    kanStoppes: () => 'If you do not pay, the insurance may be stopped.',
    svarteIkke: 'We cannot load all your payments right now.',
    svarteIkkeAnslag: 'We cannot load all your payments right now. Some of this is therefore an estimate.',
  },
  fordelt: {
    tittel: 'Split by policy',
    bildetekst: 'What each policy costs',
    kolonner: { forsikring: 'Insurance', andel: 'Share', maned: 'Per month', ar: 'Per year' },
    andel: (tall: number) => `${tall}%`,
    andelUnderEn: 'under 1%',
    andelNestenAlt: 'over 99%',
    ingen: 'You have no insurance with a price.',
  },
  endringer: {
    tittel: 'Changes',
    se: 'See price changes',
    ingen: 'We do not know of any changes in your prices.',
    kanIkke: 'We cannot show changes in the price of your insurance here. Ask us, and we will explain.',
    kanIkkeFor: (navn: readonly string[]) =>
      `We cannot show changes in the price of ${formatOpplisting(navn)} here. Ask us, and we will explain.`,
    svarteIkke: 'We cannot load all the changes right now.',
    blir: (fra: string, navn: string, pris: string) => `From ${fra}, ${navn} costs ${pris} a year.`,
    ble: (fra: string, navn: string, pris: string) => `Since ${fra}, ${navn} has cost ${pris} a year.`,
    mer: (belop: string, andel: number | undefined) =>
      `That is ${belop} more than before${formatIParentes(andel)}.`,
    mindre: (belop: string, andel: number | undefined) =>
      `That is ${belop} less than before${formatIParentes(andel)}.`,
    merSkjult: (andel: number | undefined) => `That is more than before${formatIParentes(andel)}.`,
    mindreSkjult: (andel: number | undefined) => `That is less than before${formatIParentes(andel)}.`,
    derfor: 'Why the price is going up',
    hvem: (alle: string, deg: string) =>
      `Of this, ${alle} comes from changes that apply to all customers. ${deg} applies only to your insurance.`,
    gjelder: { alle: 'Applies to all customers', deg: 'Applies only to your insurance' },
    hvemAlle: 'All of the change applies to all customers.',
    hvemDeg: 'All of the change applies only to your insurance.',
    hvemDelt: {
      alle: (endring: string) => `Changes that apply to all customers: ${endring}`,
      deg: (endring: string) => `Changes that apply only to your insurance: ${endring}`,
      annet: (endring: string) => `Fees and other: ${endring}`,
    },
    delt: (forklart: string, belop: string) => `${forklart}: ${belop}`,
    kolonner: { hva: 'What', for: 'Before', etter: 'After', endring: 'Change' },
    bildetekst: (navn: string) => `What has changed in the price of ${navn}, kroner a year`,
    ikkeDelt: 'We cannot break down the change for this insurance. Ask us, and we will explain.',
    frist: (dag: string) => `If you do not want to renew, you must tell us by ${dag}.`,
    fristVar: (dag: string) => `The last day to tell us that you did not want to renew was ${dag}.`,
    forsteAr: (navn: readonly string[]) =>
      `${formatOpplisting(navn)}: This is the first year, so there is no price to compare with.`,
  },
  merkedager: {
    tittel: 'Dates to remember',
    ingen: 'We do not know of any dates you need to remember.',
    svarteIkke: 'We cannot load all the deadlines right now.',
    fornyelse: (navn: string) => `${navn} is renewed`,
    fristForNei: (navn: string) => `Last day to tell us if you do not want to renew ${navn}`,
    slutt: (navn: string) => `${navn} ends`,
  },
  kalender: {
    last: 'Add to your calendar (.ics)',
    detaljer: 'Include amounts and insurance',
    detaljerHjelp: 'Otherwise it only says ‘Insurance’. Remember that others may see your calendar.',
    skrivUt: 'Print',
    innhold: 'The file contains the upcoming due dates that we know of.',
    resultater: {
      'kalender-mangler':
        'We cannot load all your payments right now. The calendar would have been incomplete, so there is no file. Try again in a little while.',
      'kalender-uten-navn':
        'We cannot load all your insurance right now, so we do not know what the payments are for. You can add the days without amounts and insurance, or try again in a little while.',
      'kalender-tom': 'We know of no upcoming due dates, so there is no file.',
      'kalender-vent':
        'You have downloaded the calendar many times in a short time, so there is no file now. Try again later.',
    },
  },
} satisfies Tekster<typeof nb.tekster>;
