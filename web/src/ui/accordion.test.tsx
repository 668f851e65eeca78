import '../styles/index.css';
import '../themes/none.css';

import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Accordion, AccordionItem } from './accordion.tsx';

it('opens and closes a row by pointer and by keyboard, and reports which', async () => {
  const onToggle = vi.fn<(isOpen: boolean) => void>();
  await render(
    <Accordion>
      <AccordionItem title="Båt" level={2} onToggle={onToggle}>
        Seilbåt og motorbåt
      </AccordionItem>
      <AccordionItem title="Dyr" level={2}>
        Hund og katt
      </AccordionItem>
    </Accordion>,
  );
  const content = page.getByText('Seilbåt og motorbåt');
  await expect.element(content).not.toBeVisible();
  await page.getByRole('heading', { level: 2, name: 'Båt' }).click();
  await expect.element(content).toBeVisible();
  await expect.element(page.getByText('Hund og katt')).not.toBeVisible();
  await expect.poll(() => onToggle.mock.lastCall).toEqual([true]);

  await userEvent.keyboard('{Enter}');
  await expect.element(content).not.toBeVisible();
  await expect.poll(() => onToggle.mock.lastCall).toEqual([false]);
});

it('is opened by the fragment of its content', async () => {
  await render(
    <Accordion>
      <AccordionItem title="Båt" level={2} id="baat">
        Seilbåt og motorbåt
      </AccordionItem>
    </Accordion>,
  );
  try {
    window.location.hash = '#baat';
    await expect.element(page.getByText('Seilbåt og motorbåt')).toBeVisible();
  } finally {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }
});

it('takes 150 ms (FRM-26)', async () => {
  await render(
    <AccordionItem title="Båt" level={2}>
      Seilbåt og motorbåt
    </AccordionItem>,
  );
  const details = document.querySelector('details');
  const style = details && getComputedStyle(details, '::details-content');
  expect(style?.transitionProperty).toContain('block-size');
  expect(style?.transitionDuration).toContain('0.15s');
});

it('leaves air above and below a title of two lines', async () => {
  const title = 'Kredittkort med reiseforsikring';
  await render(
    <div style={{ width: '12rem' }}>
      <AccordionItem title={title} level={2}>
        Følger med kortet
      </AccordionItem>
    </div>,
  );
  const heading = page.getByRole('heading', { name: title }).element();
  const line = Number.parseFloat(getComputedStyle(heading).lineHeight);
  const words = heading.getBoundingClientRect();
  const row = heading.closest('summary')?.getBoundingClientRect();
  expect(words.height).toBeGreaterThan(line);
  expect([words.top - (row?.top ?? 0), (row?.bottom ?? 0) - words.bottom]).toEqual([16, 16]);
});
