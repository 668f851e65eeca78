import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSearch } from 'wouter';

import { renderWithAnswers } from '../testing/render-with-answers.tsx';
import { MAIN_ID } from './main-id.ts';
import { useClientNavigation } from './use-client-navigation.ts';

const address = window.location.pathname + window.location.search;
afterEach(() => window.history.replaceState(null, '', address));

function Portal() {
  useClientNavigation(() => undefined);
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {useSearch() || 'Ingenting'}
    </main>
  );
}

it('a new page gets the focus, but not a page that removes what it has read from its address', async () => {
  const { pathname } = window.location;
  window.history.replaceState(null, '', `${pathname}?fjern=1`);
  await renderWithAnswers(<Portal />, {});
  const main = page.getByRole('main').element();
  if (!(main instanceof HTMLElement)) throw new Error('The page has no main part');
  const focus = vi.spyOn(main, 'focus');
  window.history.replaceState(null, '', pathname);
  await expect.element(page.getByText('Ingenting')).toBeVisible();
  window.history.pushState(null, '', `${pathname}?side=2`);
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenCalledOnce();
});
