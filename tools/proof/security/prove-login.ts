import { BASE_PATH } from '@portal/contract/paths.ts';
import type { Trickery } from '../../../server/src/testing/hostile-provider.ts';
import { startLogin } from '../../../server/src/testing/log-in.ts';
import { createTestBrowser } from '../../../server/src/testing/test-browser.ts';
import { fodselsnumre, ingensNumre } from '../../testing/fodselsnumre.ts';
import type { Proof } from './proof.ts';
import { startProofPortal, type ProofPortal } from './proof-portal.ts';

const FAILED = `${BASE_PATH}?innlogging=feilet`;

/** Every decisive claim: missing, empty, of another type and wrong. */
function listTricks(): [string, Trickery][] {
  const now = Math.floor(Date.now() / 1000);
  const wrong: Record<string, unknown[]> = {
    iss: ['https://evil.example'],
    aud: ['another', ['another'], ['forsikringsoversikt', 'another']],
    azp: ['another'],
    nonce: ['another'],
    exp: [now - 120, String(now + 60)],
    nbf: [now + 3600, String(now)],
    iat: [now + 3600, now - 86_400, String(now)],
    sub: [7, 'a\u0000b'],
    pid: [
      Number(fodselsnumre.standard),
      ingensNumre.feilSiste,
      '148384 30121',
      [fodselsnumre.standard, fodselsnumre.bankkunde],
      `${fodselsnumre.standard}\u0000`,
    ],
  };
  const mayBeMissing = ['azp', 'nbf'];
  const claims = Object.entries(wrong).flatMap(([name, values]): [string, Trickery][] => [
    ...(mayBeMissing.includes(name)
      ? []
      : [[`${name} missing`, { claims: { [name]: undefined } }] satisfies [string, Trickery]]),
    [`${name} empty`, { claims: { [name]: '' } }],
    [`${name} null`, { claims: { [name]: null } }],
    ...values.map((value): [string, Trickery] => [
      `${name} ${JSON.stringify(value)}`,
      { claims: { [name]: value } },
    ]),
  ]);
  return [...listSignatures(), ...claims];
}

/** Known attacks on signatures, and headers that name their own key. */
function listSignatures(): [string, Trickery][] {
  const signatures = [
    'none',
    'hs256',
    'hs256-public-key',
    'unknown-key',
    'embedded-key',
    'tampered',
  ] as const;
  return [
    ...signatures.map((signature): [string, Trickery] => [`signature ${signature}`, { signature }]),
    ['signature none, spelt otherwise', { signature: 'none', header: { alg: 'nOnE' } }],
    ['a key at its own address', { signature: 'unknown-key', header: { jku: 'https://evil.example/jwks' } }],
    [
      'a certificate at its own address',
      { signature: 'unknown-key', header: { x5u: 'https://evil.example' } },
    ],
    ['a key that nobody has published', { header: { kid: 'another' } }],
    ['a header that must be understood', { header: { crit: ['x'], x: true } }],
  ];
}

export const proveLogin: Proof = {
  name: 'login',
  claim: 'An identity provider that lies, and a browser that swaps or replays, logs nobody in',
  async prove(services, { weaken }) {
    const portal = await startProofPortal(services);
    const failures: string[] = [];
    const tricks = listTricks();
    for (const [name, trickery] of tricks) {
      const browser = createTestBrowser(portal.app);
      // Weakened: the provider is honest, which looks like a portal that did not check.
      portal.provider.deceive(weaken ? {} : trickery);
      const answer = await browser.get(await portal.provider.visit(await startLogin(browser)));
      if (answer.headers.location !== FAILED || (await isLoggedIn(browser)))
        failures.push(`${name}: logged in`);
    }
    portal.provider.deceive({});
    const swaps = await proveSwaps(portal);
    failures.push(...swaps.failures);

    portal.provider.rotateKey();
    await portal.logIn().catch(() => failures.push('a changed key keeps customers out'));
    await portal.close();
    return {
      figures: { 'tokens that lie': tricks.length, 'swaps and replays': swaps.count, 'key rotations': 1 },
      failures,
    };
  },
};

async function proveSwaps({ app, provider }: ProofPortal): Promise<{ count: number; failures: string[] }> {
  const open = async () => {
    const browser = createTestBrowser(app);
    return { browser, callback: await provider.visit(await startLogin(browser)) };
  };
  const part = (callback: string, name: string): string =>
    new URL(callback, 'http://x').searchParams.get(name) ?? '';
  const swap = (callback: string, other: string, name: string): string =>
    callback.replace(encodeURIComponent(part(callback, name)), encodeURIComponent(part(other, name)));
  const failures: string[] = [];
  const expectRefused = async (
    what: string,
    browser: ReturnType<typeof createTestBrowser>,
    address: string,
  ) => {
    await browser.get(address);
    if (await isLoggedIn(browser)) failures.push(`${what}: logged in`);
  };

  const [mine, theirs] = [await open(), await open()];
  await expectRefused('another browser’s whole answer', mine.browser, theirs.callback);
  await expectRefused(
    'another’s code with my state',
    mine.browser,
    swap(mine.callback, theirs.callback, 'code'),
  );
  const third = await open();
  await expectRefused(
    'another’s state with my code',
    third.browser,
    swap(third.callback, mine.callback, 'state'),
  );
  const fourth = await open();
  await expectRefused('no state', fourth.browser, fourth.callback.replace(/&state=[^&]*/, ''));
  await expectRefused('a state given twice', fourth.browser, `${fourth.callback}&state=x`);
  const fifth = await open();
  await fifth.browser.get(fifth.callback);
  const again = createTestBrowser(app);
  for (const [name, value] of fifth.browser.cookies)
    if (name.includes('login')) again.cookies.set(name, value);
  await expectRefused('an answer played again', again, fifth.callback);
  return { count: 6, failures };
}

async function isLoggedIn(browser: ReturnType<typeof createTestBrowser>): Promise<boolean> {
  return [...browser.cookies.keys()].some((name) => name === 'forsikringsoversikt');
}
