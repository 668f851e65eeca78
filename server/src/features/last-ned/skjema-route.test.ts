import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';

import { tomSamling } from '../../testing/samling.ts';
import { makeSamlingSkjema } from './skjema-route.ts';

const ajv = new Ajv2020({ strict: true });
addFormats.default(ajv);
const validate = ajv.compile(makeSamlingSkjema());

const fil = { ...tomSamling, kunde: { navn: 'Lun Ærfugl', adresser: [] } };
const { delinger, ...eldste } = fil;

test.each([
  ['of now', fil],
  ['of the first version, which a customer may have kept', { ...eldste, versjon: '1.0' }],
  [
    'of the next, during a rolling deploy',
    { ...fil, versjon: '1.99', nytt: [], kunde: { ...fil.kunde, nytt: 1 } },
  ],
])('the schema at its lasting address takes a file %s', (_, file) => {
  expect([validate(file), validate.errors]).toEqual([true, null]);
});

test.each([
  ['of another first number', { ...fil, versjon: '2.0' }],
  ['without a part', { ...fil, avtaler: undefined }],
  ['with what has another type', { ...fil, delinger: [...delinger, {}] }],
])('it does not take a file %s', (_, file) => {
  expect(validate(JSON.parse(JSON.stringify(file)))).toBe(false);
});
