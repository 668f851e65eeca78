import { expect, test } from 'vitest';

import { fodselsnumre, ingensNumre } from '../testing/fodselsnumre.ts';
import { readIdentity } from './identity.ts';

const names = { nationalId: 'fnr', name: 'visningsnavn', loginContext: 'kanal', bankRegistry: 'regnr' };
const read = (claims: Record<string, unknown>, allowSynthetic = true) =>
  readIdentity({ sub: 'opaque', fnr: fodselsnumre.standard, ...claims }, names, { allowSynthetic });

test('claims are read under the names that configuration gives', () => {
  expect(
    read({
      visningsnavn: 'Lun Bris',
      name: 'x',
      kanal: 'MOBILBANK_DNB',
      regnr: '0502',
      pid: 'x',
      login_context: 'NETTBANK',
    }),
  ).toEqual({
    subject: 'opaque',
    customer: { fodselsnummer: fodselsnumre.standard, navn: 'Lun Bris' },
    loginContext: 'MOBILBANK_DNB',
    loginBankplassRegisterNummer: '0502',
  });
});

test.each(['MOBILBANK', 'MOBILBANK_DNB', 'NETTBANK', 'NETTBANK_DNB', 'FORSIKRING', 'ÅPEN'])(
  'login context %s is kept (SES-31)',
  (kanal) => {
    expect(read({ kanal }).loginContext).toBe(kanal);
  },
);

test.each(['KLOKKE', 'nettbank', '', undefined, null, 7, ['NETTBANK']])(
  'login context %j is treated as ÅPEN (AMB-59)',
  (kanal) => {
    expect(read({ kanal }).loginContext).toBe('ÅPEN');
  },
);

test('a synthetic customer gets in where it may, and a real one everywhere', () => {
  expect(() => read({}, false)).toThrow(expect.objectContaining({ reason: 'synthetic-refused' }));
  // Month plus 40.
  expect(() => read({ fnr: ingensNumre.fra2032Pluss40 }, false)).toThrow();
  expect(read({ fnr: ingensNumre.fra2032RestNull }, false).customer).toEqual({
    fodselsnummer: ingensNumre.fra2032RestNull,
  });
});
