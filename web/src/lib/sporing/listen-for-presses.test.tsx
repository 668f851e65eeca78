import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { listenForPresses } from './listen-for-presses.ts';

beforeEach(() => onTestFinished(listenForPresses()));

it('a click anywhere on an element with a name of ours is measured by that name (ANA-03)', async () => {
  const measured = collectHendelser();
  await render(
    <a href="#tilbud" data-knapp="vis-tilbud" data-produkt="BIL">
      <span>Se tilbudet til Ola</span>
    </a>,
  );
  await page.getByText('Se tilbudet til Ola').click();
  expect(measured).toEqual([
    [
      'knappeklikk',
      {
        href: expect.stringMatching(/^http/) as string,
        type: 'lenke',
        navn: 'vis-tilbud',
        hendelse: 'klikk',
        id: 'vis-tilbud',
        produkt: 'BIL',
      },
    ],
  ]);
});

it('an element without a name is not measured', async () => {
  const measured = collectHendelser();
  await render(
    <>
      <button type="button">Uten navn</button>
      <label>
        <input type="checkbox" /> Valg uten navn
      </label>
    </>,
  );
  await page.getByRole('button').click();
  await page.getByRole('checkbox').click();
  expect(measured).toEqual([]);
});
