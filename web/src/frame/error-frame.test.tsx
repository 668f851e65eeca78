import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ErrorFrame, GoBack } from './error-frame.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('ErrorFrame', () => {
  it('has title and lead, and nothing it was not given (ERR-01, ERR-02)', async () => {
    await render(<ErrorFrame scene="feil" title="Noe har gått galt" lead="Prøv igjen om litt." />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
    await expect.element(page.getByText('Prøv igjen om litt.')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    await expect.element(page.getByText('Referanse', { exact: false })).not.toBeInTheDocument();
  });

  it('leads back, says how to reach us, and gives the reference (ERR-03, ERR-21)', async () => {
    await render(
      <ErrorFrame
        scene="sperret"
        title="Du kan dessverre ikke kjøpe forsikring på nett"
        lead="Ta kontakt med oss."
        backLink
        kontaktinfo={{ telefon: '22438634', epost: 'hei@fjellsto.example', apningstider: [] }}
        correlationId="ab-12"
      />,
    );
    await expect
      .element(page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }))
      .toHaveAttribute('href', '/privat/forsikring');
    await expect.element(page.getByRole('link', { name: '+47 22 43 86 34' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'hei@fjellsto.example' })).toBeVisible();
    await expect.element(page.getByText('Referanse: ab-12')).toBeVisible();
  });
});

describe('GoBack', () => {
  /** Whether the click was left to the link. */
  async function click(historyLength: number): Promise<{ isFollowed: boolean; back: number }> {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(historyLength);
    const back = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
    await render(<GoBack />);
    const link = page.getByRole('link', { name: 'Gå tilbake' });
    await expect.element(link).toHaveAttribute('href', '/privat/forsikring/oversikt');
    let isFollowed = false;
    // The last to hear of the click: keeps the test's own page in place.
    const stop = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    await link.click();
    return { isFollowed, back: back.mock.calls.length };
  }

  it('goes one page back (ERR-12)', async () => {
    expect(await click(3)).toEqual({ isFollowed: false, back: 1 });
  });

  it('goes to the overview where there is nothing to go back to (ERR-13)', async () => {
    expect(await click(1)).toEqual({ isFollowed: true, back: 0 });
  });
});
