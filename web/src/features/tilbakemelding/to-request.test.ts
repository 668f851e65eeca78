import { expect, it } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { toTilbakemeldingRequest } from './to-request.ts';

it('is the portal’s own payload: text becomes message, and intentionalSubmit is left out (FDB-23, AMB-44)', () => {
  const submission = { feedbackValue: 3, intentionalSubmit: true, message: 'Hei' };
  expect(toTilbakemeldingRequest(submission, BASE_PATH, { productCode: 'BIL' })).toEqual({
    feedbackValue: 3,
    text: 'Hei',
    productCode: 'BIL',
    page: BASE_PATH,
  });
});

it('leaves out empty values (OD-43)', () => {
  const submission = { feedbackValue: 3, intentionalSubmit: false };
  expect(toTilbakemeldingRequest(submission, BASE_PATH, { productCode: '' })).toStrictEqual({
    feedbackValue: 3,
    page: BASE_PATH,
  });
});

it.each([
  ['ja', true, 5],
  ['nei', true, 1],
  ['ja', false, 'ja'],
  ['nei', false, 'nei'],
  [4, true, 4],
  [['ja'], true, ['ja']],
  ['annet', false, ['annet']],
] as const)('%j with conversion %s is %j (FDB-41)', (value, yesNoToInteger, sent) => {
  const feedbackValue = typeof value === 'object' ? [...value] : value;
  const request = toTilbakemeldingRequest({ feedbackValue, intentionalSubmit: true }, BASE_PATH, {
    yesNoToInteger,
  });
  expect(request.feedbackValue).toEqual(sent);
});
