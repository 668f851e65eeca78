import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { APP_ID } from '@portal/contract/document.ts';

import { ExternalLink } from '../../ui/external-link.tsx';
import { openHere } from '../leave-to.ts';
import { useAppLinks } from './use-app-links.ts';

vi.mock(import('../leave-to.ts'), () => ({
  leaveTo: vi.fn<(address: string) => void>(),
  openHere: vi.fn<(address: string) => void>(),
}));

function Links({ isEmbedded, href }: { isEmbedded: boolean; href: string }) {
  useAppLinks(isEmbedded);
  return (
    <>
      <ExternalLink href={href}>Meld skade</ExternalLink>
      <a href="/privat/forsikring/oversikt/tilbud">Tilbud</a>
      <a href="https://bank.example/kort">Kort</a>
      <a href="mailto:post@bank.example">Skriv</a>
    </>
  );
}

let leftToBrowser: string[] = [];
/** The last click listener: records what the browser would have followed, and keeps the test's page. */
const catchClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!event.defaultPrevented && link) leftToBrowser.push(link.href);
  event.preventDefault();
};

beforeEach(() => {
  leftToBrowser = [];
  window.addEventListener('click', catchClick);
});
afterEach(() => {
  window.removeEventListener('click', catchClick);
  delete window.webkit;
  delete window.KfpApp;
  vi.mocked(openHere).mockClear();
});

async function click(name: string, props: { isEmbedded: boolean; href: string }) {
  await render(<Links {...props} />);
  await page.getByRole('link', { name }).click();
}

describe('in a bank’s app', () => {
  const href = 'https://x.no/skade?a=1';

  it('opens links out of the portal with the bridge of iOS (NAV-16)', async () => {
    const postMessage = vi.fn<(message: unknown) => void>();
    window.webkit = { messageHandlers: { kfpApp: { postMessage } } };
    await click('Meld skade åpnes i ny fane', { isEmbedded: true, href });
    expect(postMessage.mock.calls).toEqual([[{ type: 'openExternal', url: href }]]);
    expect(leftToBrowser).toEqual([]);
  });

  it('opens them also where React has not taken over the page, and stops the press', async () => {
    const openExternal = vi.fn<(url: string) => void>();
    window.KfpApp = { openExternal };
    const app = document.createElement('div');
    app.id = APP_ID;
    document.body.append(app);
    onTestFinished(() => app.remove());
    app.addEventListener('click', (event) => event.stopPropagation(), { capture: true });
    await render(<Links isEmbedded href={href} />, { container: app });
    await page.getByRole('link', { name: 'Meld skade åpnes i ny fane' }).click();
    expect(openExternal.mock.calls).toEqual([[href]]);
  });

  it('opens them with the bridge of Android', async () => {
    const openExternal = vi.fn<(url: string) => void>();
    window.KfpApp = { openExternal };
    await click('Meld skade åpnes i ny fane', { isEmbedded: true, href });
    expect(openExternal.mock.calls).toEqual([[href]]);
    expect(leftToBrowser).toEqual([]);
  });

  it('opens a tab where there is no bridge', async () => {
    await click('Meld skade åpnes i ny fane', { isEmbedded: true, href });
    expect(leftToBrowser).toEqual([href]);
  });

  it('opens a PDF with a long address in the same web view (FRM-19)', async () => {
    window.KfpApp = { openExternal: vi.fn<(url: string) => void>() };
    const long = `https://x.no/${'a'.repeat(1000)}.pdf`;
    await click('Meld skade åpnes i pdf', { isEmbedded: true, href: long });
    expect(vi.mocked(openHere).mock.calls).toEqual([[long]]);
    expect(window.KfpApp.openExternal).not.toHaveBeenCalled();
  });

  it('opens external pages with the bridge also without target _blank (CFG-01)', async () => {
    const openExternal = vi.fn<(url: string) => void>();
    window.KfpApp = { openExternal };
    await click('Kort', { isEmbedded: true, href });
    expect(openExternal.mock.calls).toEqual([['https://bank.example/kort']]);
    await page.getByRole('link', { name: 'Skriv' }).click();
    expect(openExternal).toHaveBeenCalledTimes(1);
    expect(leftToBrowser).toEqual(['mailto:post@bank.example']);
  });

  it.each([
    'http://x.no/skade',
    'http://localhost:8000/skade',
    'intent://x.no/#Intent;scheme=tel;end',
    'tel:110',
  ])('passes no scheme but https to the bridge: %s', async (address) => {
    const openExternal = vi.fn<(url: string) => void>();
    window.KfpApp = { openExternal };
    await click('Meld skade åpnes i ny fane', { isEmbedded: true, href: address });
    expect(openExternal).not.toHaveBeenCalled();
    expect(leftToBrowser).toEqual([address]);
  });

  it('opens a tab where the bridge fails', async () => {
    window.KfpApp = {
      openExternal: () => {
        throw new Error('The bridge is gone');
      },
    };
    await click('Meld skade åpnes i ny fane', { isEmbedded: true, href });
    expect(leftToBrowser).toEqual([href]);
  });

  it('leaves the portal’s own links alone', async () => {
    window.KfpApp = { openExternal: vi.fn<(url: string) => void>() };
    await click('Tilbud', { isEmbedded: true, href });
    expect(window.KfpApp.openExternal).not.toHaveBeenCalled();
    expect(leftToBrowser).toHaveLength(1);
  });
});

it('an ordinary browser opens a tab, whatever stands in its window', async () => {
  window.KfpApp = { openExternal: vi.fn<(url: string) => void>() };
  await click('Meld skade åpnes i ny fane', { isEmbedded: false, href: 'https://x.no/' });
  expect(window.KfpApp.openExternal).not.toHaveBeenCalled();
  expect(leftToBrowser).toEqual(['https://x.no/']);
});
