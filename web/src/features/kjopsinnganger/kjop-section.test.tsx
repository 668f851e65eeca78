import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { KjopSection } from './kjop-section.tsx';

it.each([
  [true, ['Hus', 'Reise']],
  [false, ['Hus']],
])(
  'measures a union member’s presses only on what everybody is shown, with travel for all: %s',
  async (harReise, measured) => {
    await renderWithAnswers(<KjopSection />, {
      getKunde: createKunde({ isLoMedlem: true }),
      getOversiktConfig: createConfig({ innhold: { kjop: { harReise, lenker: [] } } }),
      getClientContext: createClientContext(),
    });
    await expect.element(page.getByRole('link', { name: 'LOfavør Reise' })).toBeVisible();
    const names = page
      .getByRole('link')
      .elements()
      .filter((link) => link.getAttribute('data-knapp') === 'kjop-snarvei')
      .map((link) => link.textContent);
    expect(names.filter((name) => ['Hus', 'Reise', 'LOfavør Reise'].includes(name))).toEqual(measured);
  },
);
