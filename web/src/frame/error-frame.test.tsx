import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ErrorFrame } from './error-frame.tsx';

describe('ErrorFrame', () => {
  it('has title and lead, and nothing else (ERR-01, ERR-02)', async () => {
    await render(<ErrorFrame scene="feil" title="Noe har gått galt" lead="Prøv igjen om litt." />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
    await expect.element(page.getByText('Prøv igjen om litt.')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    await expect.element(page.getByText('Referanse', { exact: false })).not.toBeInTheDocument();
  });

  it('has a back link, says how to reach us, and shows the reference (ERR-03, ERR-21)', async () => {
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
