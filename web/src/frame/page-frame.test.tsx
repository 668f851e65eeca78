import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderWithAnswers } from '../testing/render-with-answers.tsx';
import { PageFrame } from './page-frame.tsx';

const frame = { navn: 'Fjellstø', footer: <footer>Bunn</footer> };

it.each([
  ['nothing', {}, 'Innhold'],
  [
    'what the operator says about the service',
    { driftsmelding: { driftsmelding: 'I natt kan du ikke endre noe.' } },
    'I natt kan du ikke endre noe.Innhold',
  ],
])('begins the content of every page with %s', async (_, said, text) => {
  await renderWithAnswers(
    <PageFrame {...frame} {...said}>
      Innhold
    </PageFrame>,
    {},
  );
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(page.getByRole('main').element().textContent).toBe(text);
});
