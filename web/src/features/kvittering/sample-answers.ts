import type { AnswerOf } from '@portal/contract/endpoints.ts';

/** The sample answers: car insurance was bought, and six products are recommended, of which five are shown. */
export const sampleAnswers = {
  getProduktanbefaling: {
    scores: [
      { nextBestOfferProdukt: 'BIL', score: 0.9 },
      { nextBestOfferProdukt: 'REISE', score: 0.8 },
      { nextBestOfferProdukt: 'INNBO', score: 0.7 },
      { nextBestOfferProdukt: 'ULYKKESFORSIKRING', score: 0.6 },
      { nextBestOfferProdukt: 'BAAT', score: 0.5 },
      { nextBestOfferProdukt: 'KJAELEDYR', score: 0.4 },
      { nextBestOfferProdukt: 'MC', score: 0.3 },
    ],
    controlgroup: false,
    fallback: false,
  },
  getAvtaler: {
    avtaler: [
      {
        policyNumber: '1',
        name: 'Bil',
        productType: 'BIL',
        avtaleStatus: 'ACTIVE',
        systemSource: 'NICE',
      },
    ],
    monthlySum: null,
    yearlySum: null,
    systemSourceError: false,
    sources: [{ systemSource: 'NICE', state: 'ok' }],
  },
  getTilbud: { tilbud: [], systemSourceError: false, sources: [{ systemSource: 'NICE', state: 'ok' }] },
  getKunde: {
    ssn: '',
    isLoMedlem: false,
    isBankkunde: false,
    kontaktInformasjon: {},
  },
} as const satisfies {
  getProduktanbefaling: AnswerOf<'getProduktanbefaling'>;
  getAvtaler: AnswerOf<'getAvtaler'>;
  getTilbud: AnswerOf<'getTilbud'>;
  getKunde: AnswerOf<'getKunde'>;
};
