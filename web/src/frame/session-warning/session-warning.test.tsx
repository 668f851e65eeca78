import '../../styles/index.css';
import '../../themes/none.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { type ClientOptions, createClient } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { ApiProvider } from '../../lib/api.tsx';
import { leaveEnded, setWayOut } from '../../lib/leave-session.ts';
import { PageContextProvider } from '../../lib/page-context.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { findSessionExpiry, forgetSessionExpiry, recordSessionExpiry } from '../../lib/session-expiry.ts';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { SessionWarning } from './session-warning.tsx';

vi.mock(import('../../lib/leave-session.ts'), { spy: true });

type Fetch = NonNullable<ClientOptions['fetch']>;

const timeoutUrl = '/privat/forsikring/oversikt?timeout=true';
const dialog = page.getByRole('dialog', { name: 'Du blir snart logget ut' });
const typed = page.getByLabelText('Noe halvskrevet');
const STATUS = '/api/privat/forsikring/auth/session-status';
const seconds = () => document.querySelector('dialog p')?.textContent;
const answer = vi.fn<Fetch>();
const onLogOut = vi.fn<() => void>();
let queries: ReturnType<typeof createQueryClient>;

/** Advances the clock one second at a time, as the check does. */
function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
}

async function renderWarning(expiresIn?: number, endsIn?: number, url = timeoutUrl) {
  // The first value counts from the page's navigation, the second from now.
  recordSessionExpiry(900);
  if (expiresIn === undefined) forgetSessionExpiry();
  else recordSessionExpiry(expiresIn, endsIn);
  const call = createClient({ fetch: answer, onSessionExpiresIn: recordSessionExpiry });
  queries = createQueryClient(([name], signal) =>
    call<unknown, undefined, undefined, unknown>(endpoints[name], { signal }),
  );
  return render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={call}>
        <PageContextProvider value={{ correlationId: 'a', kfpSessionId: 'min' }}>
          <ToastProvider>
            <input aria-label="Noe halvskrevet" />
            <SessionWarning timeoutUrl={url} onLogOut={onLogOut} />
          </ToastProvider>
        </PageContextProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

const refreshed = (expiresIn: number) =>
  new Response(null, { status: 204, headers: { 'x-session-expires-in': String(expiresIn) } });

/** The session is live still. */
const live = (expiresIn: number) =>
  Response.json({ kfpSessionId: 'min' }, { headers: { 'x-session-expires-in': String(expiresIn) } });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  // As the page does itself, whatever the logout call answers.
  vi.mocked(leaveEnded)
    .mockReset()
    .mockImplementation((_id, _notice, ending) => void ending?.catch(() => undefined));
  vi.mocked(setWayOut).mockReset();
  answer.mockReset();
  onLogOut.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  forgetSessionExpiry();
});

describe('the session warning', () => {
  it('is hidden at 61 s and shown from 60 s, with the words of the specification (TMO-01 to TMO-07)', async () => {
    await renderWarning(62);
    pass(1000);
    await expect.element(dialog).not.toBeInTheDocument();
    pass(1000);
    await expect.element(dialog).toBeVisible();
    expect(seconds()).toBe('Du blir logget ut om 60 sekunder');
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        'Du blir logget ut om 60 sekunder For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet. Vil du fortsette økten?',
      );
    await expect.element(page.getByRole('button', { name: 'Fortsett økten' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    pass(1000);
    await expect.poll(seconds).toBe('Du blir logget ut om 59 sekunder');
    pass(58_000);
    await expect.poll(seconds).toBe('Du blir logget ut om 1 sekunder');
    expect(leaveEnded).not.toHaveBeenCalled();
  });

  it('goes to the timeout address at expiry, once (TMO-08)', async () => {
    await renderWarning(3);
    pass(2000);
    expect(leaveEnded).not.toHaveBeenCalled();
    pass(5000);
    expect(leaveEnded).toHaveBeenCalledExactlyOnceWith('min', 'timeout', expect.any(Promise));
  });

  it('ends the session itself with a call; no address does', async () => {
    await renderWarning(1);
    pass(1000);
    await expect.poll(() => answer.mock.calls[0]?.[0]).toBe('/api/privat/forsikring/auth/logout');
    expect(setWayOut).not.toHaveBeenCalled();
  });

  it('goes to the operator’s own page if one is configured (CFG-08)', async () => {
    await renderWarning(1, undefined, 'https://www.example.no/ut');
    pass(1000);
    expect(setWayOut).toHaveBeenCalledExactlyOnceWith('https://www.example.no/ut');
  });

  it('cannot be extended at the absolute limit: it can be closed once, and the true reason is given', async () => {
    await renderWarning(40, 40);
    pass(1000);
    await expect.element(page.getByRole('button', { name: 'Fortsett økten' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Lukk' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    pass(10_000);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answer).not.toHaveBeenCalled();
    pass(30_000);
    expect(leaveEnded).toHaveBeenCalledExactlyOnceWith('min', 'utlopt', expect.any(Promise));
  });

  it('leaves when the machine slept past the expiry, and shows nothing until the server has answered', async () => {
    await renderWarning(600);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(promise);
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(typed).not.toBeVisible();
    pass(5000);
    expect(answer.mock.calls.map(([address]) => address)).toEqual([STATUS]);
    resolve(Response.json({}));
    await expect.poll(() => vi.mocked(leaveEnded).mock.calls.length).toBe(1);
    expect(leaveEnded).toHaveBeenCalledWith('min', 'timeout', expect.any(Promise));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('leaves when the machine slept past the expiry and no server can be reached', async () => {
    await renderWarning(600);
    answer.mockReturnValue(new Promise(() => undefined));
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(typed).not.toBeVisible();
    pass(1000);
    expect(leaveEnded).not.toHaveBeenCalled();
    pass(1000);
    await expect.poll(() => vi.mocked(leaveEnded).mock.calls.length).toBe(1);
  });

  it.each([
    ['ahead', 30 * 86_400_000],
    ['back', -3_600_000],
  ])('counts anew, and keeps what is typed, when the device’s clock is set %s', async (_, ms) => {
    await renderWarning(600, 28_800);
    await typed.fill('Halvveis');
    answer.mockImplementation(async () => live(500));
    vi.setSystemTime(Date.now() + ms);
    pass(1000);
    await expect.poll(findSessionExpiry).toBe(Date.now() + 500_000);
    expect(answer.mock.calls.map(([address]) => address)).toEqual([STATUS]);
    await expect.element(typed).toBeVisible();
    await expect.element(typed).toHaveFocus();
    await expect.element(typed).toHaveValue('Halvveis');
    pass(439_000);
    await expect.element(dialog).not.toBeInTheDocument();
    pass(2000);
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Fortsett økten' })).toBeVisible();
    expect(leaveEnded).not.toHaveBeenCalled();
    pass(60_000);
    expect(leaveEnded).toHaveBeenCalledOnce();
  });

  it('has nothing be fresh that came before the clock was set back', async () => {
    await renderWarning(600);
    queries.setQueryData(['getAvtaler'], {});
    answer.mockImplementation(async () => live(500));
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(1000);
    await expect.poll(() => queries.getQueryState(['getAvtaler'])?.isInvalidated).toBe(true);
  });

  it('asks until it is answered when the clock is set back, and leaves when the session has ended', async () => {
    await renderWarning(600);
    answer.mockRejectedValueOnce(new TypeError('offline')).mockImplementation(async () => Response.json({}));
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(1000);
    await expect.poll(() => answer.mock.calls.length).toBe(1);
    await vi.waitFor(() => {
      pass(1000);
      expect(leaveEnded).toHaveBeenCalledOnce();
    });
  });

  it('stays after a sleep when another tab has extended the session (AMB-40)', async () => {
    await renderWarning(600);
    localStorage.setItem('kfp-session-expires-at', String(Date.now() + 7_200_000));
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(2000);
    expect(leaveEnded).not.toHaveBeenCalled();
  });

  it('is hidden while the expiry is unknown or far away (TMO-09)', async () => {
    await renderWarning();
    pass(100_000);
    await expect.element(dialog).not.toBeInTheDocument();
    recordSessionExpiry(900);
    recordSessionExpiry(600);
    pass(1000);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(leaveEnded).not.toHaveBeenCalled();
  });

  it('disappears when any answer extends the session (TMO-12)', async () => {
    await renderWarning(30);
    pass(1000);
    await expect.element(dialog).toBeVisible();
    recordSessionExpiry(300);
    pass(1000);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('its buttons', () => {
  it('extend the session: one call, the dialog closes, and typed text is kept (TMO-10)', async () => {
    await renderWarning(30);
    await page.getByLabelText('Noe halvskrevet').fill('Halvveis');
    answer.mockImplementation(async () => refreshed(900));
    pass(1000);
    await page.getByRole('button', { name: 'Fortsett økten' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answer).toHaveBeenCalledOnce();
    expect(answer.mock.calls[0]?.[0]).toBe('/api/privat/forsikring/auth/session/refresh');
    await expect.element(page.getByLabelText('Noe halvskrevet')).toHaveValue('Halvveis');
    await expect.element(page.getByLabelText('Noe halvskrevet')).toHaveFocus();
    pass(839_000);
    await expect.element(dialog).not.toBeInTheDocument();
    pass(2000);
    await expect.element(dialog).toBeVisible();
  });

  it('extend the session with one call, also after a double click', async () => {
    await renderWarning(30);
    answer.mockImplementation(async () => refreshed(900));
    pass(1000);
    const goOn = page.getByRole('button', { name: 'Fortsett økten' });
    await expect.element(goOn).toBeVisible();
    const element = goOn.element();
    for (let press = 0; press < 3; press += 1)
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answer).toHaveBeenCalledOnce();
  });

  it('extend the session on Escape too', async () => {
    await renderWarning(30);
    answer.mockImplementation(async () => refreshed(900));
    pass(1000);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answer).toHaveBeenCalledOnce();
  });

  it('keep the warning and show an error when the network is down, and can be pressed again', async () => {
    await renderWarning(30);
    answer.mockRejectedValueOnce(new TypeError('offline'));
    pass(1000);
    const goOn = page.getByRole('button', { name: 'Fortsett økten' });
    await goOn.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Vi fikk ikke forlenget økten. Sjekk at du er på nett, og prøv igjen.');
    await expect.element(dialog).toBeVisible();
    answer.mockImplementation(async () => refreshed(900));
    await goOn.click();
    await expect.element(dialog).not.toBeInTheDocument();
    pass(150);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('keep the warning and show an error when a proxy answers 401', async () => {
    await renderWarning(30);
    answer.mockImplementation(async () => Response.json({ message: 'Unauthorized' }, { status: 401 }));
    pass(1000);
    await page.getByRole('button', { name: 'Fortsett økten' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(dialog).toBeVisible();
    expect(leaveEnded).not.toHaveBeenCalled();
  });

  it('leave no error behind when another call has extended the session meanwhile', async () => {
    await renderWarning(30);
    answer.mockRejectedValueOnce(new TypeError('offline'));
    pass(1000);
    await page.getByRole('button', { name: 'Fortsett økten' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    recordSessionExpiry(300);
    pass(1000);
    await expect.element(dialog).not.toBeInTheDocument();
    pass(150);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('go to the timeout address when the session had already ended', async () => {
    await renderWarning(30);
    answer.mockImplementation(async () => Response.json({ code: 'IKKE_INNLOGGET' }, { status: 401 }));
    pass(1000);
    await page.getByRole('button', { name: 'Fortsett økten' }).click();
    await expect
      .poll(() => vi.mocked(leaveEnded).mock.calls.map(([, notice]) => notice))
      .toEqual(['timeout']);
  });

  it('log out (TMO-11)', async () => {
    await renderWarning(30);
    pass(1000);
    await page.getByRole('button', { name: 'Logg ut' }).click();
    expect(onLogOut).toHaveBeenCalledOnce();
    expect(answer).not.toHaveBeenCalled();
  });
});
