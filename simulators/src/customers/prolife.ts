import type { Customer } from './customer.ts';
import { fodselsnumre } from './fodselsnumre.ts';

/** A livkunde: known to the life register, without a customer number. */
export const prolife: Customer = {
  key: 'prolife',
  fodselsnummer: fodselsnumre.prolife,
  navn: 'Seig Lakris',
  beskrivelse: 'Kunde uten kundenummer, med personforsikringer i PROLIFE, den ene midlertidig.',
  avtaler: {
    prolife: [
      {
        policyNumber: 'PL-610001',
        name: 'Livsforsikring',
        description: 'Utbetaling til etterlatte',
        monthlyPrice: 312,
        yearlyPrice: 3744,
        avtaleStatus: 'PENDING',
        avtaleStatusDescription: 'Midlertidig dekning',
        productType: 'GRUPPELIV',
      },
      {
        policyNumber: 'PL-610002',
        name: 'Kritisk sykdom',
        description: 'Engangsutbetaling ved alvorlig sykdom',
        monthlyPrice: 174.5,
        yearlyPrice: 2094,
        avtaleStatus: 'ACTIVE',
        productType: 'ANNEN_SYKDOM',
      },
    ],
  },
  oppgaver: {
    helseerklaeringer: 1,
    aksepttilbud: 0,
    hasUlesteMeldinger: false,
    motoroppgaver: [],
  },
  livkunde: { epost: 'seig.lakris@example.com', telefon: '99999906' },
  register: { isLoMedlem: false, isBankkunde: false, fodselsdato: '1952-04-30', kontaktInformasjon: {} },
};
