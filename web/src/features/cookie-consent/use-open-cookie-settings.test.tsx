import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { useOpenCookieSettings } from './use-open-cookie-settings.ts';

const PERSONVERN = 'https://www.example.no/personvern';
const openTab = vi.fn<typeof window.open>();
beforeEach(() => void vi.spyOn(window, 'open').mockImplementation(openTab));
afterEach(() => {
  vi.restoreAllMocks();
  openTab.mockClear();
  delete window.optin;
  delete window.KfpApp;
});

function Settings() {
  const open = useOpenCookieSettings();
  return <button onClick={open}>Velg informasjonskapsler</button>;
}

async function press({ embedded }: { embedded: boolean }): Promise<void> {
  await renderWithAnswers(
    <CookieSettings>
      <Settings />
    </CookieSettings>,
    {
      getClientContext: createClientContext({ shortname: 'dnb', embedded }),
      getOversiktConfig: createConfig({ lenker: { personvern: PERSONVERN } }),
    },
  );
  await page.getByRole('button', { name: 'Velg informasjonskapsler' }).click();
}

describe('where the bank asks about cookies', () => {
  it('the settings are the bank’s own', async () => {
    const open = vi.fn<() => void>();
    window.optin = { isOptedIn: () => false, open };
    await press({ embedded: false });
    expect(open).toHaveBeenCalledTimes(1);
    expect(openTab).not.toHaveBeenCalled();
  });

  it('opens the page about cookies in a tab until the bank’s script has loaded', async () => {
    await press({ embedded: false });
    expect(openTab.mock.calls).toEqual([[PERSONVERN, '_blank', 'noopener']]);
  });

  it('opens it in the bank’s app with the app’s own browser (NAV-16)', async () => {
    const openExternal = vi.fn<(url: string) => void>();
    window.KfpApp = { openExternal };
    await press({ embedded: true });
    expect(openExternal.mock.calls).toEqual([[PERSONVERN]]);
    expect(openTab).not.toHaveBeenCalled();
  });
});
