import { describe, expect, it, vi } from 'vitest';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { type LoginContext, loginContexts, type SessionStatus } from '@portal/contract/auth.ts';
import { LOGIN_FRAME_PATH } from '@portal/contract/forms/innlogging.ts';
import type { PageContext, PageRequest, SettledAnswer } from '@portal/contract/page.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { type QueryKey, toKeyText } from '@portal/contract/query-key.ts';
import type { TilbudResponse } from '@portal/contract/tilbud.ts';

import { render } from './entry.server.tsx';
import { createClientContext } from './testing/create-client-context.ts';
import { createConfig } from './testing/create-config.ts';
import { createKunde } from './testing/create-kunde.ts';

const ok = (value: unknown): SettledAnswer => ({ state: 'ok', value });
const failed = (status: number): SettledAnswer => ({
  state: 'failed',
  status,
  body: { code: 'UKJENT', message: '', correlationId: 'ab-12' },
});

interface Scene {
  loginContext?: LoginContext;
  /** What GET session-status answers; by default a customer is logged in. */
  status?: SettledAnswer | Promise<SettledAnswer>;
  kunde?: SettledAnswer;
  directLogin?: boolean;
  context?: Partial<PageContext>;
  /** In place of a path of the portal. */
  url?: string;
  /** A query that the test answers when it wants to. */
  late?: { name: QueryKey[0]; answer: Promise<SettledAnswer> };
  findParts?: PageRequest['findParts'];
}

/** Renders the page of a path and records its queries. Calls of outside systems fail: a page must work without them. */
function open(
  path: string,
  {
    status,
    loginContext = 'ÅPEN',
    kunde = failed(502),
    directLogin = true,
    context = {},
    late,
    findParts = () => undefined,
    url,
  }: Scene = {},
) {
  const own: Record<string, SettledAnswer | Promise<SettledAnswer>> = {
    getSessionStatus: status ?? ok({ kfpSessionId: '1' } satisfies SessionStatus),
    getClientContext: ok(createClientContext()),
    getOversiktConfig: ok(createConfig({ featureFlags: { 'direct-login': directLogin } })),
    getKontaktinfo: ok({ apningstider: [] }),
    getSession: ok({ loginContext }),
    getKunde: kunde,
    getLogin: ok({ loginUrl: 'http://localhost/auth/frame' }),
    ...(late && { [late.name]: late.answer }),
  };
  const asked: string[] = [];
  const page = render({
    url: url ?? BASE_PATH + path,
    context: { correlationId: 'ab-12', ...context },
    answer: async (key: QueryKey) => {
      asked.push(toKeyText(key));
      return own[key[0]] ?? failed(502);
    },
    sprak: 'nb',
    findParts,
    nonce: 'n',
    onError: (error) => {
      throw error;
    },
  });
  return { page, asked };
}

const visitorsOwn = [
  'getSessionStatus',
  'getClientContext',
  'getOversiktConfig',
  'getKontaktinfo',
  'getLogin',
];

describe('the pages of a customer (RTE-03 to RTE-08)', () => {
  it('tells the server when each system’s agreements have come', async () => {
    const NICE = Promise.resolve();
    const { page } = open('', {
      findParts: ([name]) =>
        name === 'getAvtaler'
          ? { parts: { NICE }, getSoFar: () => ({ avtaler: [], sources: [] }) }
          : undefined,
    });
    expect((await page).coming).toEqual([NICE]);
    expect((await open('/kjopsinnganger').page).coming).toEqual([]);
  });

  it.each([
    ['', 'Forsikringsoversikt'],
    ['/', 'Forsikringsoversikt'],
    ['/kjopsinnganger', 'Hva vil du forsikre?'],
    ['/forsikringsprofil', 'Forsikringsprofil'],
    ['/forsikringsprofil/innlogginger', 'Aktive innlogginger'],
    ['/forsikringsprofil/data', 'Dataene dine'],
    ['/forsikringsprofil/last-ned', 'Ta med deg dataene dine'],
    ['/kostnader', 'Kostnadene dine'],
    ['/andre-forsikringer', 'Andre forsikringer'],
    ['/klage-og-rettigheter', 'Klage og rettigheter'],
    ['/tilbud', 'Tilbudene dine'],
    ['/jump/seopp/skadesaker', 'Skadesaker'],
  ])('%j is %s', async (path, title) => {
    const page = await open(path).page;
    expect(page.getTitle()).toBe(`${title} – Fana Forsikring`);
    expect(page.status).toBe(200);
    // Long words have soft hyphens.
    expect(page.getOpening().replaceAll('\u00ad', '')).toContain(`${title}</h1>`);
  });

  it.each(loginContexts)('are shown to a customer who came by %s (SES-31)', async (loginContext) => {
    expect((await open('', { loginContext }).page).getOpening()).toContain('Forsikrings\u00adoversikt</h1>');
  });

  it.each(['/finnes-ikke', '/tilbud/1', '/Tilbud', '/jump/seopp'])('%s is no page (RTE-10)', async (path) => {
    const page = await open(path).page;
    expect(page.status).toBe(404);
    expect(page.getOpening()).toContain('Denne siden ser ut til å være borte...');
  });

  it('send all their queries at once, and each only once (SES-03)', async () => {
    const { page, asked } = open('');
    await page;
    expect(asked).toEqual(
      expect.arrayContaining(['getAvtaler', 'getTilbud', 'getKunde', 'getMotoroppgaver']),
    );
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain('getLogin');
  });
});

it('the header has the number of offers that the session remembers, and nobody is asked for it', async () => {
  const { page, asked } = open('/forsikringsprofil', { context: { antallTilbud: { alle: 3, apne: 2 } } });
  expect((await page).getOpening().match(/Tilbud.{0,80}>2</g)).toHaveLength(2);
  expect(asked).not.toContain('getTilbud');
});

it('a complete page says in its header how many offers it shows, whatever the session remembers', async () => {
  const answered = Promise.withResolvers<SettledAnswer>();
  const late = { name: 'getTilbud', answer: answered.promise } as const;
  const context = { isComplete: true, antallTilbud: { alle: 3, apne: 3 } };
  const { page } = open('/tilbud', { late, context, kunde: ok(createKunde()) });
  const opening = page.then((rendered) => rendered.getOpening());
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  answered.resolve(ok({ tilbud: [], systemSourceError: false, sources: [] } satisfies TilbudResponse));
  expect(await (await page).complete).toContain(await opening);
});

describe('a page that says why buying is closed is titled by its heading', () => {
  const sperret = ({ under18 = false } = {}) => ok(createKunde(under18 ? { kjopssperre: 'under18' } : {}));
  it.each([
    ['generell', undefined, 'Du kan dessverre ikke kjøpe forsikring på nett'],
    ['kanIkkeSeForsikringPaaNett', undefined, 'Du kan ikke se denne forsikringen på nett'],
    ['under18', sperret({ under18: true }), 'Du må være 18 år for å kjøpe forsikring på nett'],
    // The address belongs to another customer type.
    ['utenlandskBosted', sperret({ under18: true }), 'Du må være 18 år for å kjøpe forsikring på nett'],
    ['under18', sperret(), 'Hva vil du forsikre?'],
    ['under18', failed(502), 'Hva vil du forsikre?'],
    ['noe-annet', sperret({ under18: true }), 'Hva vil du forsikre?'],
  ])('%s', async (type, kunde, title) => {
    const { page } = open(`/kjopsinnganger?sperret=${type}`, {
      ...(kunde && { kunde }),
      context: { isComplete: true },
    });
    expect((await page).getTitle()).toBe(`${title} – Fana Forsikring`);
    expect(await (await page).complete).toContain(`${title}</h1>`);
  });

  it('takes its title from the address until the customer is known, and does not wait', async () => {
    const answered = Promise.withResolvers<SettledAnswer>();
    const late = { name: 'getKunde', answer: answered.promise } as const;
    const page = await open('/kjopsinnganger?sperret=under18', { late }).page;
    expect(page.getTitle()).toContain('18 år');
    answered.resolve(sperret());
    expect(await page.complete).toContain('Hva vil du forsikre?</h1>');
    expect(page.getTitle()).toBe('Hva vil du forsikre? – Fana Forsikring');
  });
});

describe('rendering', () => {
  const paths = [
    '',
    '/kjopsinnganger',
    '/forsikringsprofil',
    '/andre-forsikringer',
    '/tilbud',
    '/finnes-ikke',
  ];

  it.each(paths)('%j starts with its opening, whether it is one string or a stream', async (path) => {
    const page = await open(path, { kunde: ok(createKunde()) }).page;
    const whole = (await page.complete) ?? '';
    // The profile sends more queries once the customer is known, so it is a stream.
    expect(whole === '').toBe(path === '/forsikringsprofil');
    if (whole === '') return;
    expect(whole.startsWith(page.getOpening())).toBe(true);
    expect(whole).toContain('<footer');
  });

  it.each([
    ['', 'getAvtaler', { avtaler: [], systemSourceError: false, sources: [] } satisfies AvtalerResponse],
    ['/tilbud', 'getTilbud', { tilbud: [], systemSourceError: false, sources: [] } satisfies TilbudResponse],
    ['/kjopsinnganger', 'getKunde', createKunde()],
  ] as const)(
    '%j is sent as one string also when %s answers after the opening',
    async (path, name, answer) => {
      const late = Promise.withResolvers<SettledAnswer>();
      const { page } = open(path, { kunde: ok(createKunde()), late: { name, answer: late.promise } });
      const { getOpening, complete } = await page;
      late.resolve(ok(answer));
      expect((await complete)?.startsWith(getOpening())).toBe(true);
    },
  );

  it('the opening of a waiting page ends before what follows the first section', async () => {
    const { getOpening } = await open('').page;
    expect(getOpening()).toContain('Forsikrings\u00adoversikt</h1>');
    expect(getOpening()).not.toContain('<footer');
  });
});

it('the profile does not ask for the address of a customer without a customer number (API-20)', async () => {
  const { page, asked } = open('/forsikringsprofil', { kunde: ok(createKunde()) });
  const { complete } = await page;
  await complete;
  expect(asked).toContain('getKunde');
  expect(asked).not.toContain('getKundeadresser');
});

it.each([
  [true, 'getSamtykketekster?bankkunde=true'],
  [false, 'getSamtykketekster?bankkunde=false'],
])(
  'the profile asks for the consent texts of the customer type: of the bank %s (API-23)',
  async (isBankkunde, question) => {
    const { page, asked } = open('/forsikringsprofil', { kunde: ok(createKunde({ isBankkunde })) });
    const { complete } = await page;
    await complete;
    expect(asked.filter((key) => key.startsWith('getSamtykketekster'))).toEqual([question]);
  },
);

it.each([
  [true, 2],
  [false, 0],
])(
  'the savings bank is only called for its own customers: %s (API-29, API-30)',
  async (hasSparebank, calls) => {
    const { page, asked } = open('', { context: { hasSparebank } });
    const { complete } = await page;
    await complete;
    const made = asked.filter((key) => /^get(SparebankAvtaler|Sparebankmeldinger)/.test(key));
    expect(made).toHaveLength(calls);
  },
);

describe('a visitor who is not logged in', () => {
  it.each([
    ['without an id (SES-05)', ok({})],
    ['when the session cannot be told (SES-04)', failed(503)],
    ['after a no (SES-04)', failed(401)],
  ])(
    '%s gets the login page at every address, and no customer data is asked for (API-41)',
    async (_, status) => {
      for (const path of ['', '/tilbud', '/forsikringsprofil', '/jump/seopp/skadesaker']) {
        const { page, asked } = open(path, { status });
        const { getTitle, complete } = await page;
        expect(getTitle()).toBe('Logg inn – Fana Forsikring');
        const markup = await complete;
        expect(markup).toContain('Logg inn</h1>');
        expect(markup).not.toContain('Forsikringene dine');
        expect(new Set(asked)).toEqual(new Set(visitorsOwn));
      }
    },
  );

  it('gets the not-found page at an unknown address (AMB-76)', async () => {
    expect((await open('/finnes-ikke', { status: ok({}) }).page).status).toBe(404);
  });

  it('gets the not-found page at every address where direct login is off (SES-24)', async () => {
    const { page, asked } = open('', { status: ok({}), directLogin: false });
    const { status, getOpening } = await page;
    expect(status).toBe(404);
    expect(getOpening()).toContain('Denne siden ser ut til å være borte...');
    expect(getOpening()).toContain('lenken du fulgte, er gammel');
    expect(asked).not.toContain('getLogin');
  });

  it('is told there why the session ended, if that is known', async () => {
    const context = { loginNotice: 'timeout' } as const;
    const { getOpening } = await open('', { status: ok({}), directLogin: false, context }).page;
    expect(getOpening()).toContain('Du er logget ut på grunn av inaktivitet.');
    expect(getOpening()).not.toContain('lenken du fulgte, er gammel');
  });

  it('gets the page before the identity provider has answered with the login address (SES-28)', async () => {
    const { promise, resolve } = Promise.withResolvers<SettledAnswer>();
    const { page } = open('', { status: ok({}), late: { name: 'getLogin', answer: promise } });
    const { getOpening, complete } = await page;
    expect(getOpening()).toContain('<header');
    expect(getOpening()).not.toContain('<iframe');
    resolve(ok({ loginUrl: 'http://localhost/auth/frame' }));
    expect(await complete).toContain('<iframe');
  });

  it.each([
    [undefined, 'BankID'],
    ['ID-porten', 'ID-porten'],
  ])('reads who identifies them, in the page and in its frame: %s', async (identityProvider, shown) => {
    const context = identityProvider === undefined ? {} : { identityProvider };
    const whole = await open('', { status: ok({}), context }).page;
    const around = await whole.complete;
    expect(around).toContain(`Identifiser deg med ${shown}.`);
    expect(around).toContain(`title="Innlogging med ${shown}"`);
    const frame = await open('', { url: LOGIN_FRAME_PATH, context }).page;
    expect(frame.getTitle()).toBe(`Innlogging med ${shown}`);
    expect(frame.getOpening()).toContain(`Logg inn med ${shown}<`);
    expect(frame.getOpening()).toContain(`innlogging hos ${shown},`);
  });

  it('at a foreign host gets one line of text instead of a frame that the browser would refuse', async () => {
    const { complete } = await open('', { status: ok({}), context: { isStrangeHost: true } }).page;
    const markup = await complete;
    expect(markup).toContain('Innloggingen virker ikke på nettadressen');
    expect(markup).not.toContain('<iframe');
  });
});

it.each([
  ['/auth/callback?code=x&state=y', 'unavailable', 'Tjenesten er utilgjengelig akkurat nå'],
  ['/auth/start', 'refused', 'Noe har gått galt'],
  [LOGIN_FRAME_PATH, 'uncaught', 'Oisann, her skjedde det en feil'],
] as const)('an error at %s is a page that says so', async (url, failure, heading) => {
  const page = await open('', { url, status: ok({}), context: { failure } }).page;
  expect(await page.complete).toContain(heading);
});

it('chooses no page and asks for no customer data until it is known who is logged in (SES-02)', async () => {
  const { promise, resolve } = Promise.withResolvers<SettledAnswer>();
  const { page, asked } = open('', { status: promise });
  const chosen = vi.fn<() => void>();
  void page.then(chosen);
  await expect.poll(() => asked).toHaveLength(4);
  await new Promise((done) => {
    setImmediate(done);
  });
  expect(chosen).not.toHaveBeenCalled();
  expect(asked).not.toContain('getAvtaler');
  resolve(ok({ kfpSessionId: '1' }));
  expect((await page).getTitle()).toContain('Forsikringsoversikt');
});

it('a page that failed is answered with the error page, which calls no outside system (RTE-11)', async () => {
  const { page, asked } = open('', { context: { failure: 'uncaught' } });
  expect((await page).getOpening()).toContain('</h1>');
  expect(asked).not.toContain('getAvtaler');
});
