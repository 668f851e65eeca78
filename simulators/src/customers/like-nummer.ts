import { osloDate } from '../kit/oslo-date.ts';
import { type Customer, ingenOppgaver, type Tilbud } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

function makeTilbud(name: string, productType: string, versionNumber: number, monthlyPrice: number): Tilbud {
  return {
    name,
    monthlyPrice,
    yearlyPrice: monthlyPrice * 12,
    policyNumber: '100200',
    versionNumber,
    productType,
    expirationDate: osloDate({ days: 190 }),
  };
}

/** Three systems have given the same number to different offers, two of them with several versions. */
export const likeNummer: Customer = {
  key: 'like-nummer',
  fodselsnummer: fodselsnumre.likeNummer,
  navn: 'Dobbel Tvilling',
  beskrivelse: 'Har tilbud med samme nummer i tre systemer, noen i flere versjoner.',
  avtaler: { nice: [] },
  tilbud: {
    nice: [makeTilbud('Hus', 'HUS', 1, 830), makeTilbud('Hus med hage', 'HUS', 2, 910)],
    'eika-skade': [makeTilbud('Båt', 'BAAT', 1, 302)],
    paris: [makeTilbud('Reise', 'REISE', 1, 120), makeTilbud('Reise pluss', 'REISE', 2, 160)],
  },
  oppgaver: ingenOppgaver,
  register: {
    niceKundenummer: '5010031',
    isLoMedlem: false,
    isBankkunde: false,
    fodselsdato: '1973-08-17',
    kontaktInformasjon: { epostAdresse: 'dobbel.tvilling@example.com', mobilNummer: '99999931' },
  },
};
