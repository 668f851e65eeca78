import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { CheckedLink } from './checked-link.tsx';
import { ExternalLink } from './external-link.tsx';

describe('ExternalLink', () => {
  it('opens a new tab and says so last in its name (FRM-16, NAV-15)', async () => {
    await render(<ExternalLink href="https://x.no/">Meld skade</ExternalLink>);
    const link = page.getByRole('link', { name: 'Meld skade åpnes i ny fane', exact: true });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
  });

  it('says that a PDF is one (FRM-17)', async () => {
    await render(<ExternalLink href="https://x.no/vilkar.pdf?v=2">Vilkår</ExternalLink>);
    await expect.element(page.getByRole('link', { name: 'Vilkår åpnes i pdf', exact: true })).toBeVisible();
  });
});

describe('CheckedLink', () => {
  it('stays in the tab for an internal address', async () => {
    await render(
      <CheckedLink link={{ href: '/a', external: false }} current>
        Dokumenter
      </CheckedLink>,
    );
    const link = page.getByRole('link', { name: 'Dokumenter', exact: true });
    await expect.element(link).not.toHaveAttribute('target');
    await expect.element(link).toHaveAttribute('aria-current', 'page');
  });
});
