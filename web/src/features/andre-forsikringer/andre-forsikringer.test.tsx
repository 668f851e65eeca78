import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { AndreForsikringer } from './andre-forsikringer.tsx';

const forsikringer = [
  {
    title: 'Kredittkort',
    description: 'Følger med kortet.',
    meldSkade: { url: 'https://kort.example/skade' },
    lesMer: { url: '/privat/forsikring/kort' },
  },
  { title: 'Arbeidsgiver', description: 'Spør på jobben.', lesMer: { url: 'javascript:alert(1)' } },
];

describe('AndreForsikringer', () => {
  it('shows the cards in the configured order under the heading, all closed (OTH-01, OTH-02, OD-69)', async () => {
    await render(<AndreForsikringer forsikringer={forsikringer} />);
    const heading = page.getByRole('heading', { level: 2 });
    await expect
      .element(heading)
      .toHaveTextContent('Forsikringer gjennom kort, program, arbeids\u00adgiver eller forbund');
    const titles = page.getByRole('heading', { level: 3 }).elements();
    expect(titles.map((title) => title.textContent)).toEqual(['Kredittkort', 'Arbeidsgiver']);
    await expect.element(page.getByText('Følger med kortet.')).not.toBeVisible();
  });

  it('opens by keyboard and shows description and links (OTH-03 to OTH-05)', async () => {
    await render(<AndreForsikringer forsikringer={forsikringer} />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByText('Følger med kortet.')).toBeVisible();
    const meldSkade = page.getByRole('link', {
      name: 'Meld skade Kredittkort åpnes i ny fane',
      exact: true,
    });
    await expect.element(meldSkade).toHaveAttribute('href', 'https://kort.example/skade');
    await expect.element(meldSkade).toHaveAttribute('target', '_blank');
    const lesMer = page.getByRole('link', { name: 'Les mer Kredittkort', exact: true });
    await expect.element(lesMer).toHaveAttribute('href', '/privat/forsikring/kort');
    await expect.element(lesMer).not.toHaveAttribute('target');
  });

  it('has no link that is missing from the configuration or breaks the link rule (OD-71)', async () => {
    await render(<AndreForsikringer forsikringer={forsikringer.slice(1)} />);
    await page.getByText('Arbeidsgiver').click();
    await expect.element(page.getByText('Spør på jobben.')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  it('says so when there are no cards', async () => {
    await render(<AndreForsikringer forsikringer={[]} />);
    await expect.element(page.getByText('Vi har ingen andre forsikringer å vise.')).toBeVisible();
    expect(page.getByRole('heading').elements()).toEqual([]);
  });
});
