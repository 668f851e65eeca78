import '../../styles/index.css';
import '../../themes/none.css';

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Accordion, AccordionGroup } from './accordion.tsx';

const two = (
  <AccordionGroup>
    <Accordion title="Hus" group="ting">
      <p>Om huset</p>
    </Accordion>
    <Accordion title="Bil" group="ting">
      <p>Om bilen</p>
    </Accordion>
  </AccordionGroup>
);

it('unfolds by keyboard, one at a time in a group', async () => {
  await render(two);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Om huset')).toBeVisible();
  await page.getByText('Bil', { exact: true }).click();
  await expect.element(page.getByText('Om bilen')).toBeVisible();
  await expect.element(page.getByText('Om huset')).not.toBeVisible();
});

it('takes 150 ms (FRM-26)', async () => {
  await render(two);
  const details = document.querySelector('details');
  const style = details && getComputedStyle(details, '::details-content');
  expect(style?.transitionProperty).toContain('block-size');
  expect(style?.transitionDuration).toContain('0.15s');
});

it('has titles that are headings where it is asked for', async () => {
  await render(
    <Accordion title="Hus" headingLevel={3} open>
      <p>Om huset</p>
    </Accordion>,
  );
  await expect.element(page.getByRole('heading', { level: 3, name: 'Hus' })).toBeVisible();
  await expect.element(page.getByText('Om huset')).toBeVisible();
});
