import type { ClientContext } from '@portal/contract/auth.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { type ClientOptions, createClient } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { loggUtForm } from '@portal/contract/forms/innlogging.ts';
import { CORRELATION_ID_HEADER } from '@portal/contract/headers.ts';

import { ApiProvider } from '../lib/api.tsx';
import { leaveEnded, setWayOut } from '../lib/leave-session.ts';
import { PageContextProvider } from '../lib/page-context.tsx';
import { ToastProvider } from '../ui/toast/toast-provider.tsx';
import { useLogOut } from './use-log-out.ts';

vi.mock(import('../lib/leave-session.ts'), { spy: true });

type Fetch = NonNullable<ClientOptions['fetch']>;

const client = (shortname: string): ClientContext => ({
  shortname,
  info: { navn: 'Fjellstø', loggUtUrl: 'https://bank.example/ut' },
  environment: 'test',
  embedded: false,
  isSb1OrEika: false,
});
const answered = 'https://id.example/slutt';

function Button({ shortname }: { shortname: string }) {
  const logOut = useLogOut(client(shortname));
  return (
    <button type="button" onClick={() => void logOut?.()}>
      Logg ut
    </button>
  );
}

/** How each logout call, and each check of the session, ends. */
interface World {
  call: () => Promise<Response> | Response;
  form?: () => Promise<Response> | Response;
  status?: () => Promise<Response> | Response;
}

const fail = (): never => {
  throw new TypeError('offline');
};
const sent = vi.fn<(path: string, body: unknown) => void>();

async function pressLogOut(shortname: string, { call, form = fail, status = fail }: World): Promise<void> {
  const fetched: Fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    sent(path, init?.body);
    if (path === endpoints.logout.path) return call();
    if (path === loggUtForm.path) return form();
    if (path === endpoints.getSessionStatus.path) return status();
    throw new Error(`Nobody answers ${path}`);
  };
  vi.stubGlobal('fetch', fetched);
  await render(
    <ApiProvider client={createClient({ fetch: fetched, session: { id: 'min', formToken: 'mitt' } })}>
      <PageContextProvider value={{ correlationId: 'a', kfpSessionId: 'min', formToken: 'mitt' }}>
        <ToastProvider>
          <Button shortname={shortname} />
        </ToastProvider>
      </PageContextProvider>
    </ApiProvider>,
  );
  await page.getByRole('button', { name: 'Logg ut' }).click();
}

const listLeft = () => vi.mocked(leaveEnded).mock.calls;
const left = [['min', 'utlogget']];

beforeEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
  vi.mocked(setWayOut).mockReset();
  vi.mocked(leaveEnded)
    .mockReset()
    .mockImplementation(() => undefined);
});

it.each(['sb1', 'eika', 'enattende'])(
  '%s goes to the server’s address (SES-34, SES-35)',
  async (shortname) => {
    await pressLogOut(shortname, { call: () => Response.json({ data: { logoutUrl: answered } }) });
    await expect.poll(listLeft).toEqual(left);
    expect(setWayOut).toHaveBeenLastCalledWith(answered);
  },
);

const failures: [string, World['call']][] = [
  ['answers 500', () => Response.json({ code: 'UKJENT' }, { status: 500 })],
  ['is answered by a proxy’s 401', () => new Response('<html>', { status: 401 })],
  ['answers 403', () => Response.json({ code: 'IKKE_TILLATT' }, { status: 403 })],
  ['never arrives', fail],
];

it.each(failures)('when the call %s the form is sent, and its result counts (SES-36)', async (_, call) => {
  await pressLogOut('sb1', {
    call,
    form: () => new Response('', { headers: { [CORRELATION_ID_HEADER]: 'a' } }),
  });
  await expect.poll(listLeft).toEqual(left);
  expect(setWayOut).toHaveBeenLastCalledWith('https://bank.example/ut');
  const form = sent.mock.calls.find(([path]) => path === loggUtForm.path)?.[1];
  expect(String(form)).toBe('formToken=mitt');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['nobody is logged in', () => Response.json({})],
  ['so by 401', () => Response.json({ code: 'IKKE_INNLOGGET' }, { status: 401 })],
] satisfies [string, World['call']][])(
  'when both fail but %s, the page is left without an error (SES-36)',
  async (_, status) => {
    await pressLogOut('eika', { call: fail, form: fail, status });
    await expect.poll(listLeft).toEqual(left);
  },
);

it.each([
  ['a proxy answers 401', () => new Response('<html>', { status: 401 })],
  ['the session lives', () => Response.json({ kfpSessionId: 'min' })],
  ['nobody knows', fail],
] satisfies [string, World['call']][])(
  'when both fail and %s, the page stays and says so, and what to do',
  async (_, status) => {
    await pressLogOut('eika', { call: fail, form: () => new Response('', { status: 503 }), status });
    const alert = page.getByRole('alert');
    await expect
      .element(alert.getByText(/du er fortsatt logget inn\. Sjekk at du er på nett, og prøv igjen/))
      .toBeVisible();
    expect(leaveEnded).not.toHaveBeenCalled();
    expect(setWayOut).toHaveBeenLastCalledWith(undefined);
  },
);

it('a page that a network answers in our place logs nobody out', async () => {
  const answerInOurPlace = () => new Response('<html>Request Rejected');
  const status = () => Response.json({ kfpSessionId: 'min' });
  await pressLogOut('eika', { call: answerInOurPlace, form: answerInOurPlace, status });
  await expect.element(page.getByRole('alert').getByText(/du er fortsatt logget inn/)).toBeVisible();
  expect(leaveEnded).not.toHaveBeenCalled();
});

it('does not retry for a session that has ended or is not the browser’s', async () => {
  await pressLogOut('eika', { call: () => Response.json({ code: 'ANNEN_INNLOGGING' }, { status: 409 }) });
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  expect(leaveEnded).not.toHaveBeenCalled();
});
