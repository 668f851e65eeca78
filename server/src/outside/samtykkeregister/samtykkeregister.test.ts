import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { sendJson } from '../../testing/misbehaving-system.ts';
import { startOutsideOfOne } from '../../testing/outside-of-one.ts';
import { findSamtykker, listTekster, reportEndring } from './samtykkeregister.ts';

const repaired: unknown[] = [];
const { system, outside, close } = await startOutsideOfOne({
  warn: ({ repairs }) => void (repairs !== undefined && repaired.push(repairs)),
});
afterAll(close);
beforeEach(() => {
  repaired.length = 0;
});

const tekst = {
  samtykke: 'MARKETING',
  tittel: 'Tilbud og tips',
  ingress: 'Kan vi?',
  tekst: 'Når som helst.',
  versjon: 'a-1',
};
/** What a register that says no language answers is in bokmål. */
const bokmal = { ...tekst, sprak: 'nb' };
const read = (...tekster: unknown[]) => {
  system.behave(sendJson(200, { tekster }));
  return listTekster(outside, { isBankkunde: false, sprak: 'nn' });
};

describe('the texts', () => {
  test('are made clean, and keep their paragraphs', async () => {
    const unclean = {
      ...tekst,
      tittel: 'Tilbud\nog tips\u0007',
      ingress: ' Kan\u202E vi? ',
      tekst: 'En.\r\n\r\nTo.\u0000 ',
    };
    expect(await read(unclean)).toEqual({
      ok: true,
      value: [{ ...bokmal, tittel: 'Tilbud og tips', ingress: 'Kan vi?', tekst: 'En.\n\nTo.' }],
    });
  });

  test('of a kind that the portal does not know are left out', async () => {
    expect(await read({ ...tekst, samtykke: 'PROFILERING' }, tekst)).toEqual({ ok: true, value: [bokmal] });
    expect(repaired).toEqual([{ 'tekster left out': 1 }]);
  });

  test.each([
    ['no words', { tekst: undefined }],
    ['words without end', { tekst: 'å'.repeat(20_001) }],
    ['a title of nothing that is seen', { tittel: ' \u0000' }],
    ['a title that is no text', { tittel: 7 }],
    ['half a character', { tekst: 'Når som \ud800' }],
    ['words of another character set', { tekst: 'N\ufffdr som helst.' }],
  ])('with %s are no answer: nobody may lose the way to take a consent back unseen', async (_, wrong) => {
    expect(await read(tekst, { ...tekst, samtykke: 'CROSS_DOMAIN', ...wrong })).toMatchObject({
      ok: false,
      reason: 'content',
    });
  });

  test.each(['a b', 'a\u0000', '', 'a'.repeat(51), null, 7])(
    'live without the version %j, which could not be sent back',
    async (versjon) => {
      const { versjon: _, ...rest } = bokmal;
      expect(await read({ ...tekst, versjon })).toEqual({ ok: true, value: [rest] });
    },
  );
});

describe('the language of a text', () => {
  test.each([
    ['nn', 'a-1', 'a-1-nn'],
    ['nn', 'a-1-nn', 'a-1-nn'],
    ['en', 'a-1', 'a-1-en'],
    ['nb', 'a-1', 'a-1'],
  ])('%s is named by its version, %s or not', async (sprak, versjon, named) => {
    expect(await read({ ...tekst, sprak, versjon })).toEqual({
      ok: true,
      value: [{ ...tekst, sprak, versjon: named }],
    });
  });

  test('costs a version its name where that would be too long', async () => {
    const { versjon: _, ...rest } = tekst;
    expect(await read({ ...tekst, sprak: 'en', versjon: 'a'.repeat(48) })).toEqual({
      ok: true,
      value: [{ ...rest, sprak: 'en' }],
    });
    expect(repaired).toEqual([{ 'versjon left out': 1 }]);
  });

  test('an unknown language is left out, and the text counts as bokmål', async () => {
    expect(await read({ ...tekst, sprak: 'se' })).toEqual({ ok: true, value: [bokmal] });
    expect(repaired).toEqual([{ 'sprak left out': 1 }]);
  });
});

test.each([
  ['another word', 'MAYBE'],
  ['no text', 7],
  ['half a character', '\ud800'],
])('a consent told by %s counts as never asked about, and costs no other', async (_, value) => {
  system.behave(
    sendJson(200, { samtykker: { MARKETING: value, CROSS_DOMAIN: 'AUTHORIZED' }, hasReservasjon: true }),
  );
  expect(await findSamtykker(outside)).toMatchObject({
    ok: true,
    value: { CROSS_DOMAIN: true, RESERVASJON: true },
  });
  expect(repaired).toEqual([{ 'MARKETING left out': 1 }]);
});

test.each(['2026-03-02T10:15:30.123Z', '2026-03-02T11:15:30.123+01:00', '2026-03-02t10:15:30.123z'])(
  'the time %s of the last change is read',
  async (tidspunkt) => {
    const endring = { endringsnummer: 4711, verdi: true };
    const at = new Date('2026-03-02T10:15:30.123Z');
    system.behave(sendJson(200, { ...endring, tidspunkt }));
    const reported = { ...endring, slag: 'MARKETING', tekstversjon: undefined, tidspunkt: at } as const;
    expect(await reportEndring(outside, reported)).toEqual({
      ok: true,
      value: { ...endring, tidspunkt: at },
    });
  },
);
