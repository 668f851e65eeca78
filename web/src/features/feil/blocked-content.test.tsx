import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { BlockedContent } from './blocked-content.tsx';

it('sends an event that something was blocked, and what (ANA-04)', async () => {
  const measured = collectHendelser();
  await renderWithAnswers(<BlockedContent type="under18" kontaktinfo={undefined} />, {});
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(measured).toEqual([['kjopssperre', { type: 'under18', navn: 'kjopssperre', hendelse: 'visning' }]]);
});
