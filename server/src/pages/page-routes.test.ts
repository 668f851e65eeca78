import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';

import '../http/request.ts';
import type { PageOptions } from './page-sender.ts';
import { registerPages } from './page-routes.ts';

/** Only the routes, with a stub page that shows what it was given. */
const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
const parts = {
  lateForms: { takeBack: async () => undefined },
  toldOnce: { takeMark: () => undefined },
};
await app.register(cookie);
registerPages(app, async (_request, reply, options) => reply.send(options), parts);
const open = async (url: string): Promise<PageOptions> => (await app.inject(url)).json();

test.each(['', '/', '/tilbud', '/finnes/ikke?a=1'])(
  'a page stands at the base path and below it: %j',
  async (path) => {
    expect(await open(BASE_PATH + path)).toEqual({ isComplete: false, context: {} });
  },
);

test.each([
  ['timeout=true', 'timeout'],
  ['innlogging=avbrutt', 'avbrutt'],
  ['innlogging=feilet', 'feilet'],
  ['innlogging=ukjent', 'ukjent'],
  ['innlogging=vent', 'vent'],
  ['innlogging=utlogget', 'utlogget'],
  ['innlogging=utlopt', 'utlopt'],
  ['innlogging=ikke-lagret', 'ikke-lagret'],
  ['innlogging=bevart', 'bevart'],
  ['innlogging=avbrutt&timeout=true', 'timeout'],
])('the address says why one is to log in: %s', async (search, loginNotice) => {
  expect((await open(`${BASE_PATH}?${search}`)).context).toEqual({ loginNotice });
});

test.each(['timeout=false', 'timeout=', 'innlogging=annet', 'innlogging=avbrutt&innlogging=feilet'])(
  'and says nothing by other words: %s',
  async (search) => {
    expect((await open(`${BASE_PATH}?${search}`)).context).toEqual({});
  },
);

const asCustomer = Fastify();
await asCustomer.register(cookie);
asCustomer.addHook('onRequest', async (request) => {
  Object.assign(request, { session: { publicId: 'a' } });
});
registerPages(asCustomer, async (_request, reply, options) => reply.send(options), parts);

test.each(['annen', 'utlogget', 'utlopt'])(
  'a page left because its session was over (%s) leads to the browser’s own, where it has one',
  async (word) => {
    const answer = await asCustomer.inject(`${BASE_PATH}/tilbud?fromFinn=1&innlogging=${word}`);
    expect(answer.json().context).toEqual({
      failure: 'otherSession',
      returnTo: `${BASE_PATH}/tilbud?fromFinn=1`,
    });
  },
);

test('to a visitor, a page of another session is the page of its address', async () => {
  expect((await open(`${BASE_PATH}?innlogging=annen`)).context).toEqual({});
});

test.each(['timeout=true', 'innlogging=feilet', 'innlogging=ikke-lagret'])(
  'a customer who comes with %s sees the page of the address',
  async (search) => {
    const answer = await asCustomer.inject(`${BASE_PATH}/tilbud?${search}`);
    expect(answer.json().context).not.toHaveProperty('failure');
  },
);

test.each([
  ['komplett', true],
  ['fjern=a1b2', true],
  ['resultat=ikke-lagret', true],
  ['utkast=ja', true],
  ['fromFinn', false],
])('the address says whether the whole page is waited for: %s, %s', async (search, isComplete) => {
  expect(await open(`${BASE_PATH}/tilbud?${search}`)).toMatchObject({ isComplete });
});

test.each([
  [`${BASE_PATH}/betaling`, '/privat/forsikring/betaling'],
  ['/privat/forsikring', BASE_PATH],
  ['/', BASE_PATH],
])('%s leads on to %s', async (from, to) => {
  const { statusCode, headers } = await app.inject(from);
  expect([statusCode, headers.location]).toEqual([302, to]);
});
