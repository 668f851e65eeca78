import { BadRequest } from '../kit/read-body.ts';
import { notFound, type Operation } from '../kit/outside-system.ts';

/** Recommendations for every customer without any of their own. */
const scores = [
  { nextBestOfferProdukt: 'BEHANDLINGSFORSIKRING', score: 0.61 },
  { nextBestOfferProdukt: 'BIL', score: 0.88 },
  { nextBestOfferProdukt: 'FRITIDSHUS', score: 0.74 },
  { nextBestOfferProdukt: 'REISE', score: 0.93 },
  { nextBestOfferProdukt: 'UFOREFORSIKRING', score: 0.52 },
  { nextBestOfferProdukt: 'HUS', score: 0.69 },
  { nextBestOfferProdukt: 'TILHENGER', score: 0.17 },
  { nextBestOfferProdukt: 'BARNEFORSIKRING', score: 0.33 },
];

/** What a customer may want next (`docs/outside/anbefalinger.openapi.yaml`). The scores never change. */
export const anbefalingerOperations: readonly Operation[] = [
  {
    path: '/anbefalinger/sok',
    empty: { scores: [], controlgroup: false, fallback: false },
    answer: ({ customer, body }) => {
      if (typeof body['produkt'] !== 'string') throw new BadRequest('produkt must be text');
      if (customer?.register === undefined) return notFound;
      return { status: 200, body: { scores, controlgroup: false, fallback: false, ...customer.anbefaling } };
    },
  },
];
