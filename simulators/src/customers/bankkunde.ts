import { osloDate } from '../kit/oslo-date.ts';
import type { Customer } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

export const bankkunde: Customer = {
  key: 'bankkunde',
  fodselsnummer: fodselsnumre.bankkunde,
  navn: 'Rund Sparegris',
  beskrivelse: 'Bankkunde som kommer inn fra nettbanken.',
  login: { context: 'NETTBANK' },
  avtaler: {
    nice: [
      {
        policyNumber: '60310001',
        name: 'Bil',
        description: 'Nissan Leaf, QQ 30001',
        monthlyPrice: 455,
        yearlyPrice: 5460,
        avtaleStatus: 'ACTIVE',
        avtaleStatusDescription: 'Aktiv',
        productCode: 'B10',
        productType: 'BIL',
      },
      {
        policyNumber: '60310002',
        name: 'Innbo',
        description: 'Mynttunet 12, 0003 Bakkenær',
        monthlyPrice: 164,
        yearlyPrice: 1968,
        avtaleStatus: 'ACTIVE',
        avtaleStatusDescription: 'Aktiv',
        productCode: 'I30',
        productType: 'INNBO',
      },
    ],
    prolife: [
      {
        policyNumber: 'PL-310001',
        name: 'Uføreforsikring',
        description: 'Utbetaling ved varig uførhet',
        monthlyPrice: 231,
        yearlyPrice: 2772,
        avtaleStatus: 'ACTIVE',
        productType: 'ANNEN_SYKDOM',
      },
    ],
  },
  tilbud: {
    nice: [
      {
        name: 'Båt',
        description: 'Snekke, 19 fot',
        monthlyPrice: 143,
        yearlyPrice: 1716,
        policyNumber: '70310001',
        versionNumber: 1,
        productType: 'BAAT',
        expirationDate: osloDate({ days: 110 }),
      },
    ],
  },
  oppgaver: {
    helseerklaeringer: 0,
    aksepttilbud: 2,
    hasUlesteMeldinger: false,
    motoroppgaver: [],
  },
  register: {
    niceKundenummer: '5010003',
    isLoMedlem: false,
    isBankkunde: true,
    fodselsdato: '1991-06-23',
    kontaktInformasjon: { epostAdresse: 'rund.sparegris@example.com', mobilNummer: '99999903' },
  },
};
