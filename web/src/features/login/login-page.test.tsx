import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { USUAL_IDENTITY_PROVIDER } from '@portal/contract/identity-provider.ts';

import { LoginPage, type LoginPageProps } from './login-page.tsx';

const shared: Omit<LoginPageProps, 'login'> = {
  fromLo: false,
  notice: undefined,
  retryHref: '/privat/forsikring/oversikt',
  kontaktinfo: { telefon: '22438634', apningstider: [] },
  correlationId: 'ab-12',
  identityProvider: USUAL_IDENTITY_PROVIDER,
};
/** An empty page of the test's own origin: the height depends on the origin of a message. */
const login = { state: 'ok', loginUrl: `${window.location.origin}/favicon.ico` } as const;

const frame = () => page.getByTitle('Innlogging med BankID');
function tell(origin: string, data: unknown): void {
  window.dispatchEvent(new MessageEvent('message', { origin, data }));
}

describe('LoginPage', () => {
  it('says why and how to log in, in the frame of the login address (SES-21 to SES-23)', async () => {
    await render(<LoginPage {...shared} login={login} />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
    await expect
      .element(
        page.getByText(
          'For at vi skal kunne vise deg forsikringene dine, må vi vite hvem du er. Identifiser deg med BankID.',
        ),
      )
      .toBeVisible();
    await expect.element(frame()).toHaveAttribute('src', login.loginUrl);
  });

  it('names the identity provider that the portal has', async () => {
    await render(<LoginPage {...shared} login={login} identityProvider="ID-porten" />);
    await expect.element(page.getByText(/Identifiser deg med ID-porten\.$/)).toBeVisible();
    await expect.element(page.getByTitle('Innlogging med ID-porten')).toHaveAttribute('src', login.loginUrl);
  });

  it('makes the frame as high as the frame says it is (SES-25, SES-26)', async () => {
    await render(<LoginPage {...shared} login={login} />);
    await expect.element(frame()).toHaveAttribute('height', '297');
    tell(window.location.origin, { type: 'login-frame-height', height: 500 });
    await expect.element(frame()).toHaveAttribute('height', '540');
  });

  it('keeps its place when the frame turns out to be lower, so that nothing below moves', async () => {
    const { container } = await render(<LoginPage {...shared} login={login} />);
    const place = () => container.getBoundingClientRect().height;
    const before = place();
    tell(window.location.origin, { type: 'login-frame-height', height: 150 });
    await expect.element(frame()).toHaveAttribute('height', '162');
    expect(place()).toBe(before);
  });

  it('accepts no height from another origin, and no implausible height (OD-53)', async () => {
    await render(<LoginPage {...shared} login={login} />);
    await expect.element(frame()).toBeVisible();
    tell('https://x.example', { type: 'login-frame-height', height: 900 });
    tell(window.location.origin, { type: 'login-frame-height', height: 20_000 });
    tell(window.location.origin, { type: 'login-frame-height', height: 200 });
    // Only the last one is valid; an earlier one would have shown up as another height.
    await expect.element(frame()).toHaveAttribute('height', '216');
    tell('https://x.example', { type: 'login-frame-height', height: 900 });
    tell(window.location.origin, { type: 'login-frame-height', height: '900' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect.element(frame()).toHaveAttribute('height', '216');
  });

  it('has a way on beneath a frame that does not say its height', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    await render(<LoginPage {...shared} login={login} />);
    const retry = page.getByRole('link', { name: 'Prøv igjen' });
    await expect.element(retry).not.toBeInTheDocument();
    const [pass] = timers.mock.calls.find(([, delay]) => delay === 10_000) ?? [];
    pass?.();
    await expect.element(page.getByText('Ser du ikke innloggingen?', { exact: false })).toBeVisible();
    await expect.element(retry).toHaveAttribute('href', shared.retryHref);
    tell(window.location.origin, { type: 'login-frame-height', height: 500 });
    await expect.element(retry).not.toBeInTheDocument();
  });

  it('has a loading text until the address is there (SES-28)', async () => {
    await render(<LoginPage {...shared} login={{ state: 'loading' }} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Vennligst vent');
    await expect.element(frame()).not.toBeInTheDocument();
  });

  it('is blocked when the address cannot be had, with a retry button (SES-29, OD-54)', async () => {
    await render(<LoginPage {...shared} login={{ state: 'failed' }} />);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Vi får ikke logget deg inn' }))
      .toBeVisible();
    await expect
      .element(page.getByText('Prøv igjen senere, eller kontakt oss hvis problemet fortsetter.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Prøv igjen' }))
      .toHaveAttribute('href', shared.retryHref);
    await expect.element(page.getByRole('link', { name: '+47 22 43 86 34' })).toBeVisible();
    await expect.element(frame()).not.toBeInTheDocument();
  });

  it('at a foreign host says in one line that login is not possible, and frames nothing', async () => {
    await render(<LoginPage {...shared} login={{ state: 'strange-host' }} />);
    await expect.element(page.getByText(/^Innloggingen virker ikke på nettadressen/)).toBeVisible();
    await expect.element(frame()).not.toBeInTheDocument();
    await expect.element(page.getByText(/Identifiser deg med BankID/)).not.toBeInTheDocument();
  });

  it('has the union’s mark for visitors who came from there (SES-27)', async () => {
    const { rerender } = await render(<LoginPage {...shared} login={login} />);
    await expect.element(page.getByRole('img', { name: 'LO' })).not.toBeInTheDocument();
    await rerender(<LoginPage {...shared} login={login} fromLo />);
    await expect.element(page.getByRole('img', { name: 'LO' })).toBeVisible();
  });

  it.each([
    ['timeout', 'Du er logget ut på grunn av inaktivitet'],
    ['avbrutt', 'Innloggingen ble avbrutt'],
    ['feilet', 'Innloggingen gikk ikke som den skulle'],
    ['ukjent', 'Vi får ikke logget deg inn'],
    ['ikke-lagret', 'Logg inn og prøv igjen.'],
    ['bevart', /I 15 minutter tar vi vare på det du skrev/],
    ['vent', 'Vent ti minutter, og prøv igjen. Kontakt oss hvis det ikke hjelper.'],
  ] as const)('says why the visitor is here after %s (OD-105)', async (notice, text) => {
    await render(<LoginPage {...shared} login={login} notice={notice} />);
    await expect.element(page.getByText(text)).toBeVisible();
  });
});
