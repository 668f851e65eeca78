import { type RunningSimulators, type SimulatorOptions, startSimulators } from './start.ts';

export const testOptions: SimulatorOptions = {
  port: 0,
  token: 'test-token',
  clientId: 'test-client',
  clientSecret: 'test-secret',
  hasDoor: true,
};

export function startForTest(options: Partial<SimulatorOptions> = {}): Promise<RunningSimulators> {
  return startSimulators({ ...testOptions, ...options });
}

/** POSTs JSON as the portal does. */
export function ask(
  address: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${testOptions.token}`,
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}

/** A browser without script: keeps cookies by path, and does not follow redirects by itself. */
export class TestBrowser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async open(url: string, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(url);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const answer = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie },
      body: form === undefined ? null : new URLSearchParams(form),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  /** Follows redirects within `origin`; returns the last response and its redirect to elsewhere, if any. */
  async follow(url: string, origin: string, form?: Record<string, string>) {
    let at = url;
    let answer = await this.open(at, form);
    for (let hops = 0; hops < 10; hops += 1) {
      const location = answer.headers.get('location');
      if (location === null) return { answer, url: at, leavesTo: undefined };
      const next = new URL(location, at);
      if (next.origin !== origin) return { answer, url: at, leavesTo: next };
      at = next.href;
      answer = await this.open(at);
    }
    throw new Error('Too many redirects');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice('path='.length);
    const gone = attributes.some((attribute) => attribute.startsWith('expires=Thu, 01 Jan 1970'));
    if (gone) this.#cookies.delete(name);
    else this.#cookies.set(name, { value: pair.slice(name.length + 1), path: path ?? '/' });
  }
}
