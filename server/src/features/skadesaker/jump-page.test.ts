import path from 'node:path';

import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';

import { BASE_PATH, SKADESAKER_JUMP_PATH } from '@portal/contract/paths.ts';

import { readOversiktSettings } from '../../config/oversikt-config.ts';
import '../../http/request.ts';
import type { PageOptions } from '../../pages/page-sender.ts';
import type { Session } from '../../session/session.ts';
import { newSession } from '../../testing/contexts.ts';
import { createTestLog } from '../../testing/test-log.ts';
import { registerJumpPage } from './jump-page.ts';
const { nb: settings } = readOversiktSettings(path.resolve(import.meta.dirname, '../../../config'));

/** Only the route, with a stub page that shows what it was given; the real page has its own story. */
function createApp(options: {
  session?: Session;
  create: () => Promise<string>;
  fallbackUrl?: string | undefined;
}) {
  const log = createTestLog();
  const loggerInstance: FastifyBaseLogger = log.logger;
  const app = Fastify({ loggerInstance });
  app.decorateRequest('session');
  app.addHook('onRequest', async (request) => {
    request.session = options.session;
  });
  const pages: (PageOptions | undefined)[] = [];
  registerJumpPage(app, {
    sendPage: async (_request, reply, page) => {
      pages.push(page);
      return reply.send('page');
    },
    createJumpToken: async () => ({ jumpSst: await options.create() }),
    configuration: { oversikt: () => ({ ...settings, skadesakerFallbackUrl: options.fallbackUrl }) },
  });
  const ask = (method: 'GET' | 'HEAD', query: string) =>
    app.inject({ method, url: BASE_PATH + SKADESAKER_JUMP_PATH + query });
  return {
    get: (query = '') => ask('GET', query),
    head: (query: string) => ask('HEAD', query),
    pages,
    log,
  };
}

test('opening the page creates no token: its script asks for one', async () => {
  let made = 0;
  const app = createApp({ session: newSession, create: async () => `token ${(made += 1)}` });
  await app.get();
  await app.get('?target=ahv');
  expect(made).toBe(0);
  expect(app.pages.map((page) => page?.context)).toEqual([{}, {}]);
});

test('the complete page, for browsers without script, carries the token', async () => {
  const app = createApp({ session: newSession, create: async () => 'a-token' });
  await app.get('?komplett');
  expect(app.pages).toEqual([{ isComplete: true, context: { jumpSst: 'a-token' } }]);
});

test('who only asks for its headers makes none', async () => {
  let made = 0;
  const app = createApp({ session: newSession, create: async () => `token ${(made += 1)}` });
  await app.head('?komplett');
  expect(made).toBe(0);
});

test.each(['utlogget', 'utlopt', 'annen'])(
  'no token is made for a page of a session that is over (%s), though another has begun',
  async (word) => {
    const app = createApp({
      session: newSession,
      create: () => Promise.reject(new Error('asked')),
    });
    expect((await app.get(`?innlogging=${word}`)).statusCode).toBe(200);
    expect(app.pages.map((page) => page?.context?.failure)).toEqual(['otherSession']);
  },
);

test('no token is made for a visitor', async () => {
  const app = createApp({ create: () => Promise.reject(new Error('asked')) });
  expect((await app.get('?komplett')).statusCode).toBe(200);
  expect(app.pages).toEqual([{ isComplete: true, context: {} }]);
});

test.each([
  ['https://skade.example.no/', 'https://skade.example.no/'],
  // A header holds no such letters.
  ['https://skade.example.no/nordlándabáŋku', 'https://skade.example.no/nordl%C3%A1ndab%C3%A1%C5%8Bku'],
  [undefined, settings.lenker.meldSkade],
])(
  'without a token the customer goes to the fallback %s, and it is reported (JMP-06, JMP-07)',
  async (fallbackUrl, expected) => {
    const app = createApp({
      session: newSession,
      create: () => Promise.reject(new Error('no database')),
      fallbackUrl,
    });
    const answer = await app.get('?komplett');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(expected);
    expect(app.log.listEvents('jump-token-failed')).toMatchObject([
      { msg: 'Klarte ikke hente autentiseringstoken' },
    ]);
  },
);
