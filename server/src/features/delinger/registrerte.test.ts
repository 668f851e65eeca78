import { afterAll, describe, expect, test } from 'vitest';

import type { RegistrerteDelinger } from '@portal/contract/delinger.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import { DATA_PATH } from '@portal/contract/paths.ts';

import { createKunde, type Kunde } from '../../testing/create-kunde.ts';
import { logIn } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const portal = await createTestApp();
const without = await createTestApp({ OUTSIDE_DATADELING_URL: '', OUTSIDE_DATADELING_TOKEN: '' });
afterAll(() => Promise.all([portal.close(), without.close()]));

const deling = {
  delingId: 'D-1',
  mottaker: 'Norsk Pensjon',
  forsikringer: ['Livsforsikring'],
  formal: 'Samlet oversikt',
  opplysninger: 'Hva du får',
  folge: 'Da ser du den ikke der.',
  ordlyd: 'Jeg sier ja.',
  versjon: 'v1',
};

async function visit(kunde: Kunde, { app } = portal) {
  const { fodselsnummer } = await createKunde(kunde);
  const browser = createTestBrowser(app);
  await logIn(browser, fodselsnummer);
  return browser;
}
const read = async (browser: TestBrowser) => {
  const answer = await browser.get(endpoints.getRegistrerteDelinger.path);
  return answer.statusCode === 200 ? answer.json<RegistrerteDelinger>() : answer.statusCode;
};
const change = async (browser: TestBrowser, body: object) =>
  (await browser.write('POST', endpoints.updateDeling.path, body)).statusCode;
const isShared = async (browser: TestBrowser) => {
  const answer = await read(browser);
  return typeof answer === 'object' && answer.delinger[0]?.avsluttet === undefined;
};

describe('a register of sharings', () => {
  test('that does not know the customer has nothing; one that fails is never said to have nothing', async () => {
    expect(await read(await visit({}))).toEqual({ delinger: [], ufullstendig: false });
    expect(await read(await visit({ faults: { datadeling: { fault: 'down' } } }))).toBe(502);
  });

  test.each([[['Kj\uFFFDledyr']], [['Bil', 'Kj\uFFFDledyr']], [[7]]])(
    'tells of none whose insurances %j cannot all be read, as if it were about fewer',
    async (forsikringer) => {
      const browser = await visit({ delinger: [{ ...deling, forsikringer }], isUnlawful: true });
      expect(await read(browser)).toEqual({ delinger: [], ufullstendig: true });
    },
  );

  test('tells its rows; one that cannot be read is missed', async () => {
    const { delingId: id, ...rest } = deling;
    expect(await read(await visit({ delinger: [deling] }))).toEqual({
      delinger: [{ ...rest, id }],
      ufullstendig: false,
    });
    // A change would not say which of the two it is of.
    const twice = { ...deling, mottaker: 'En annen' };
    expect(await read(await visit({ delinger: [deling, twice], isUnlawful: true }))).toMatchObject({
      delinger: [{ id, mottaker: 'Norsk Pensjon' }],
      ufullstendig: true,
    });
  });

  test('one whose end cannot be read is missed', async () => {
    const delinger = [deling, { ...deling, delingId: 'D-2', avsluttet: 'i fjor' }];
    expect(await read(await visit({ delinger, isUnlawful: true }))).toMatchObject({
      delinger: [{ id: 'D-1' }],
      ufullstendig: true,
    });
  });

  test.each([
    ['last day', { til: '31.01.2027' }, { folge: deling.folge }],
    [
      'consequence',
      { folge: 'Da f\uFFFDr de ikke vite' },
      { folge: expect.stringContaining('Vi klarer ikke') },
    ],
    ['consequence', { folge: 7 }, { folge: expect.stringContaining('Vi klarer ikke') }],
  ])('one whose %s cannot be read can be taken back, and says so', async (_, unreadable, shown) => {
    const browser = await visit({ delinger: [{ ...deling, ...unreadable }], isUnlawful: true });
    expect(await read(browser)).toMatchObject({ delinger: [{ id: 'D-1', ...shown }], ufullstendig: true });
    expect(await change(browser, { id: 'D-1', deles: false })).toBe(204);
    expect(await isShared(browser)).toBe(false);
  });

  test('what the law demands can neither be taken back nor given', async () => {
    const browser = await visit({ delinger: [{ ...deling, lov: 'Lov § 1' }] });
    const answer = await read(browser);
    expect(answer).toMatchObject({ delinger: [{ lov: 'Lov § 1' }] });
    expect(answer).not.toMatchObject({ delinger: [{ folge: deling.folge }] });
    expect(await change(browser, { id: 'D-1', deles: false })).toBe(404);
    expect(await isShared(browser)).toBe(true);
  });

  test.each([7, 'Skatteforvaltningsloven \uFFFD 7'])(
    'nor what a law demands whose name cannot be read: %j',
    async (lov) => {
      const browser = await visit({ delinger: [{ ...deling, lov }], isUnlawful: true });
      expect(await read(browser)).toEqual({ delinger: [], ufullstendig: true });
    },
  );

  test('takes one back, twice the same as once, and gives it anew by its words alone', async () => {
    const browser = await visit({ delinger: [deling] });
    for (const _ of [1, 2]) expect(await change(browser, { id: 'D-1', deles: false })).toBe(204);
    expect(await isShared(browser)).toBe(false);
    expect(await change(browser, { id: 'D-1', deles: true, versjon: 'v0' })).toBe(404);
    expect(await isShared(browser)).toBe(false);
    expect(await change(browser, { id: 'D-1', deles: true, versjon: 'v1' })).toBe(204);
    expect(await isShared(browser)).toBe(true);
  });

  test('changes nothing of another customer’s, whatever is sent', async () => {
    const owner = await visit({ delinger: [deling] });
    const other = await visit({ delinger: [] });
    expect(await change(other, { id: 'D-1', deles: false })).toBe(404);
    expect(await isShared(owner)).toBe(true);
  });

  test.each([
    {},
    { id: 'D-1' },
    { id: '', deles: false },
    { id: 'D-1', deles: true },
    { id: 'D-1', deles: false, versjon: 'v1' },
    { id: 'D-1', deles: 'nei' },
  ])('%j is refused', async (body) => {
    const browser = await visit({ delinger: [deling] });
    expect(await change(browser, body)).toBe(400);
    expect(await isShared(browser)).toBe(true);
  });

  test('works without script, and leads back with the result', async () => {
    const browser = await visit({ delinger: [deling] });
    const send = async (fields: Record<string, string>) =>
      (
        await browser.submit(DATA_PATH, {
          formToken: browser.cookies.get(XSRF_COOKIE) ?? '',
          skjema: 'deling',
          id: 'D-1',
          ...fields,
        })
      ).headers.location;
    expect(await send({ valg: 'nei' })).toBe(`${DATA_PATH}?resultat=trukket`);
    expect(await isShared(browser)).toBe(false);
    expect(await send({ valg: 'ja', versjon: 'v1' })).toBe(`${DATA_PATH}?resultat=gitt`);
    expect(await isShared(browser)).toBe(true);
  });
});

test('a company without such a register: nothing is asked, and nothing can be changed', async () => {
  const browser = await visit({ delinger: [deling], faults: { datadeling: { fault: 'down' } } }, without);
  expect(await read(browser)).toEqual({ delinger: [], ufullstendig: false });
  expect(await change(browser, { id: 'D-1', deles: false })).toBe(404);
  expect(without.log.lines.join('')).not.toContain('DATADELING');
});
