import '../../styles/index.css';
import '../../themes/none.css';

import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { QuestionContext } from './question.ts';
import { SmileyQuestion } from './smiley-question.tsx';

const root = document.documentElement;
const renderFaces = () =>
  render(
    <QuestionContext value={{ place: 'follow-up', fieldName: 'svar' }}>
      <SmileyQuestion label="Hvor fornøyd er du?" />
    </QuestionContext>,
  );

/** The label of each face as it is rendered, from the left. */
function listWords(): DOMRect[] {
  return [...document.querySelectorAll('label > span')].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return range.getBoundingClientRect();
  });
}

function expectNoOverlap(container: HTMLElement): void {
  const words = listWords();
  expect(words).toHaveLength(5);
  for (const [index, one] of words.entries()) {
    expect(one.right).toBeLessThanOrEqual(container.getBoundingClientRect().right);
    const next = words[index + 1];
    if (next) expect(one.right <= next.left || one.bottom <= next.top).toBe(true);
  }
}

afterEach(() => root.style.removeProperty('font-size'));

it.each([
  ['a wide card', 480, '16px'],
  ['a column of three', 318, '16px'],
  ['a phone', 294, '16px'],
  ['the narrowest phone', 254, '16px'],
  ['a phone with twice as large text', 294, '32px'],
  ['a card with twice as large text', 480, '32px'],
])('no face’s label overlaps the next one in %s', async (_, width, fontSize) => {
  root.style.fontSize = fontSize;
  await page.viewport(width + 16, 700);
  const { container } = await renderFaces();
  container.style.width = `${width}px`;
  await page.getByRole('radio', { name: 'Litt misfornøyd' }).click();
  expectNoOverlap(container);
});

/** What WCAG 1.4.12 lets the customer set. */
const wideText = 'label > span { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5 }';

it.each([440, 358, 318, 294, 254])(
  'no face’s label overlaps the next one at %i px with the customer’s own text spacing (WCAG 1.4.12)',
  async (width) => {
    const spacing = document.createElement('style');
    spacing.textContent = wideText;
    document.head.append(spacing);
    onTestFinished(() => spacing.remove());
    await page.viewport(width + 16, 700);
    const { container } = await renderFaces();
    container.style.width = `${width}px`;
    await page.getByRole('radio', { name: 'Litt misfornøyd' }).click();
    expectNoOverlap(container);
  },
);

it.each([480, 318, 294, 254, 242])(
  'each face’s label has letters of 12 px or more at %i px',
  async (width) => {
    const { container } = await renderFaces();
    container.style.width = `${width}px`;
    const sizes = [...container.querySelectorAll('label > span')].map((words) =>
      Number.parseFloat(getComputedStyle(words).fontSize),
    );
    expect(sizes).toHaveLength(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  },
);

it('is chosen by the arrow keys, one at a time', async () => {
  await renderFaces();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Midt på treet' })).toBeChecked();
  expect(page.getByRole('group', { name: 'Hvor fornøyd er du?' }).elements()).toHaveLength(1);
});
