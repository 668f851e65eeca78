import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, describe, expect, onTestFinished, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { LOGIN_FRAME_PATH } from '@portal/contract/forms/innlogging.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import type { PageContext, RenderedPage, RenderPage } from '@portal/contract/page.ts';
import { BASE_PATH, COMPLETE_PARAMETER } from '@portal/contract/paths.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn } from '../testing/log-in.ts';
import { startMisbehavingSystem } from '../testing/misbehaving-system.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const oppgaver = await startMisbehavingSystem();
oppgaver.behave(() => undefined);

let last: PageContext | undefined;
/** A page with one section, whose system never answers. */
const render: RenderPage = async ({ answer, context }) => {
  last = context;
  const settled = answer(['getHelseerklaering']);
  return {
    ...stubPage('<hode>'),
    complete: settled.then(() => undefined),
    stream: async (onMarkup) => onMarkup(`<hode><${(await settled).state}>`),
  };
};

const portal = await createTestApp(
  {
    OUTSIDE_OPPGAVER_URL: oppgaver.url,
    // Long enough for a stall of a busy machine: the pages must be sent before it.
    OUTSIDE_OPPGAVER_TIMEOUT_MS: '1000',
    RENDER_DEADLINE_MS: '1',
  },
  {
    pages: { render, assets: stubAssets },
  },
);
afterAll(async () => {
  await portal.close();
  await oppgaver.close();
});

test('a system that never answers is waited for once, also by a browser without script', async () => {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnumre.standard);
  const before = oppgaver.countCalls();
  const late = await browser.get(BASE_PATH);
  expect(late.headers).toMatchObject({ 'x-accel-buffering': 'no' });
  const refresh = /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(late.body)?.[1];
  expect(refresh).toBe(`${BASE_PATH}?${COMPLETE_PARAMETER}`);
  expect(oppgaver.countCalls()).toBe(before + 1);

  const whole = await browser.get(String(refresh));
  expect(whole.body).toContain('<failed>');
  expect(oppgaver.countCalls()).toBe(before + 1);

  await browser.get(endpoints.getHelseerklaering.path);
  expect(oppgaver.countCalls()).toBe(before + 2);
});

test('a write between the two pages: the second asks anew', async () => {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnumre.loMedlem);
  await browser.get(BASE_PATH);
  const before = oppgaver.countCalls();
  await browser.write('POST', endpoints.createJumpToken.path);
  await browser.get(`${BASE_PATH}?${COMPLETE_PARAMETER}`);
  expect(oppgaver.countCalls()).toBe(before + 1);
});

test('a page names the identity provider where the operator has another than the usual', async () => {
  await createTestBrowser(portal.app).get(LOGIN_FRAME_PATH);
  expect(last).not.toHaveProperty('identityProvider');
  const other = await createTestApp(
    { OIDC_DISPLAY_NAME: 'ID-porten' },
    { pages: { render, assets: stubAssets } },
  );
  onTestFinished(() => other.close());
  for (const path of [BASE_PATH, LOGIN_FRAME_PATH]) {
    last = undefined;
    await createTestBrowser(other.app).get(path);
    expect(last).toMatchObject({ identityProvider: 'ID-porten' });
  }
});

test('a customer’s page carries how long the session has left, and its token; a visitor’s has neither', async () => {
  const browser = createTestBrowser(portal.app);
  await browser.get(BASE_PATH);
  expect(last).not.toHaveProperty('sessionExpiresIn');
  expect(last).not.toHaveProperty('sessionEndsIn');
  expect(last).not.toHaveProperty('formToken');
  await logIn(browser, fodselsnumre.standard);
  portal.clock.advance(100);
  await browser.get(BASE_PATH);
  // Loading a page counts as activity: the whole idle time is left, and not a second more of the absolute limit.
  expect(last).toMatchObject({
    sessionExpiresIn: 900,
    sessionEndsIn: 28_700,
    formToken: browser.cookies.get(XSRF_COOKIE),
  });
});

test('a busy process renders no opening where the whole page is there soon', async () => {
  let openings = 0;
  const soon = await createTestApp(
    {},
    {
      pages: {
        render: async () => ({
          ...stubPage(),
          getOpening: () => {
            openings += 1;
            return '<hode>';
          },
          complete: wait(20).then(() => '<hode><rest>'),
        }),
        assets: stubAssets,
      },
    },
  );
  const readsOpening = async (): Promise<boolean> => {
    openings = 0;
    const { body } = await createTestBrowser(soon.app).get(BASE_PATH);
    expect(body).toContain('<hode><rest></div>');
    return openings > 0;
  };
  await expect.poll(readsOpening).toBe(true);
  const work = setInterval(() => {
    const end = performance.now() + 60;
    while (performance.now() < end);
  }, 0);
  try {
    await expect.poll(readsOpening).toBe(false);
  } finally {
    clearInterval(work);
    await soon.close();
  }
});

test('one part that is late does not hold a page until the deadline', async () => {
  const paused = await createTestApp(
    { RENDER_DEADLINE_MS: '10000', RENDER_PAUSE_MS: '1' },
    {
      pages: {
        assets: stubAssets,
        render: async () => ({
          ...stubPage('<hode>'),
          complete: new Promise(() => undefined),
          coming: [Promise.resolve(), Promise.resolve(), new Promise(() => undefined)],
          stream: async (onMarkup) => onMarkup('<hode><det som er kommet>'),
        }),
      },
    },
  );
  const address = await paused.app.listen({ port: 0, host: '127.0.0.1' });
  // A process that is busy just now would wait for the deadline.
  const open = async (): Promise<string> => {
    const answer = await fetch(address + BASE_PATH, { signal: AbortSignal.timeout(1000) });
    return answer.text();
  };
  await expect.poll(() => open().catch(() => ''), { timeout: 9000 }).toContain('<det som er kommet></div>');
  await paused.close();
});

test('the headers are on their way before anything of the page is compressed', async () => {
  const calm = await createTestApp(
    {},
    { pages: { render: async () => stubPage('<hode>'), assets: stubAssets } },
  );
  onTestFinished(() => calm.close());
  const sent: string[] = [];
  calm.app.addHook('onRequest', async (_request, { raw }) => {
    const { flushHeaders, write } = raw;
    raw.flushHeaders = () => {
      sent.push('headers');
      flushHeaders.call(raw);
    };
    raw.write = (...piece: unknown[]) => {
      sent.push('piece');
      return write.apply(raw, piece as Parameters<typeof write>);
    };
  });
  const address = await calm.app.listen({ port: 0, host: '127.0.0.1' });
  // A process that is busy just now saves the extra piece.
  await expect
    .poll(async () => {
      sent.length = 0;
      const answer = await fetch(address + BASE_PATH);
      await answer.text();
      return sent.slice(0, 2);
    })
    .toEqual(['headers', 'piece']);
});

describe('a page that fails as it begins', () => {
  /** @param renderError renders the error page in its place */
  async function ask(accept: string, renderError: (failure: string) => RenderedPage): Promise<Response> {
    const failing = await createTestApp(
      {},
      {
        pages: {
          render: async ({ context }) => {
            let asked = 0;
            const getTitle = (): string => {
              asked += 1;
              if (asked > 1) throw new Error('Uten tittel');
              return 'Side';
            };
            if (context.failure === undefined) return { ...stubPage(), getTitle };
            // As web does, it takes more than a turn.
            await wait(20);
            return renderError(context.failure);
          },
          assets: stubAssets,
        },
      },
    );
    onTestFinished(() => failing.close());
    const address = await failing.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(address + BASE_PATH, { headers: { accept } });
    expect(answer.status).toBe(500);
    return answer;
  }

  test('is answered with the error page', async () => {
    const answer = await ask('text/html', stubPage);
    const page = await answer.text();
    expect(page).toContain('>uncaught<');
    // With its own headers: those of the failed page would forbid its script.
    const [, nonce = ''] = /<script nonce="([^"]+)"/.exec(page) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  test('is answered with the plain error page when that cannot be rendered either', async () => {
    const answer = await ask('text/html', () => {
      throw new Error('Heller ikke feilsiden');
    });
    expect(await answer.text()).toContain(answer.headers.get('x-correlation-id'));
  });

  test('is answered with the error as JSON where no page is accepted', async () => {
    const answer = await ask('application/json', stubPage);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 'UKJENT' });
  });
});

test('nothing is rendered or requested when the browser disconnects during the session lookup', async () => {
  let rendered = 0;
  const left = await createTestApp(
    {},
    {
      pages: {
        assets: stubAssets,
        render: (options) => {
          rendered += 1;
          return render(options);
        },
      },
    },
  );
  // Simulates a slow database: waits until the connection is closed.
  left.app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-leaves'] !== undefined) await once(reply.raw, 'close');
  });
  const handled = Promise.withResolvers<void>();
  left.app.addHook('preHandler', async (request) => {
    if (request.headers['x-leaves'] !== undefined) setImmediate(handled.resolve);
  });
  const address = await left.app.listen({ port: 0, host: '127.0.0.1' });
  const begun = once(left.app.server, 'request');
  const leaving = new AbortController();
  const gone = fetch(address + BASE_PATH, { headers: { 'x-leaves': '1' }, signal: leaving.signal });
  await begun;
  leaving.abort();
  await expect(gone).rejects.toThrow();
  await handled.promise;
  expect(rendered).toBe(0);

  await (await fetch(address + BASE_PATH)).text();
  expect(rendered).toBe(1);
  await left.close();
});

test('a page that breaks off on our side is a failure in the log, not a browser that left', async () => {
  const seen = Promise.withResolvers<void>();
  const broken = await createTestApp(
    { RENDER_DEADLINE_MS: '1' },
    {
      pages: {
        assets: stubAssets,
        render: async (options) => ({
          ...(await render(options)),
          complete: new Promise(() => undefined),
          stream: async () => {
            await seen.promise;
            throw new Error('Ødelagt');
          },
        }),
      },
    },
  );
  const address = await broken.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(address + BASE_PATH);
  expect(answer.status).toBe(200);
  seen.resolve();
  await expect(answer.text()).rejects.toThrow();
  const listAnswered = (): unknown[] =>
    broken.log.lines.filter((line) => line.includes('"answered"')).map((line): unknown => JSON.parse(line));
  await expect.poll(listAnswered).toMatchObject([{ status: 500, isAborted: true }]);
  await broken.close();
});
