import './index.css';
import '../themes/none.css';

import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const text = 'Så vi kan telle uten å vite hvem du er';

it.each([
  ['a paragraph', <p key="p">{text}</p>],
  [
    'what a list of terms says',
    <dl key="dl">
      <dd>{text}</dd>
    </dl>,
  ],
  [
    'a point of a list',
    <ul key="ul">
      <li>{text}</li>
    </ul>,
  ],
  [
    'the caption of a table',
    <table key="table" style={{ width: '100%' }}>
      <caption>{text}</caption>
    </table>,
  ],
])('no short word stands alone on the last line of %s', async (_, element) => {
  const { container } = await render(element);
  const words = container.querySelector('p, dd, li, caption');
  if (!(words instanceof HTMLElement)) throw new Error('There is no text');
  // As wide as where the browser would leave the last word alone by itself.
  words.style.textWrap = 'wrap';
  let width = 300;
  do container.style.width = `${(width -= 2)}px`;
  while (width > 100 && !isLastAlone(words));
  expect(isLastAlone(words)).toBe(true);
  words.style.removeProperty('text-wrap');
  expect(isLastAlone(words)).toBe(false);
});

function isLastAlone(element: HTMLElement): boolean {
  const node = element.firstChild;
  if (!(node instanceof Text)) throw new Error('There is no text');
  const [last, before] = [text.lastIndexOf('er'), text.lastIndexOf('du')].map((start) => {
    const word = document.createRange();
    word.setStart(node, start);
    word.setEnd(node, start + 2);
    return word.getBoundingClientRect();
  });
  return (last?.top ?? 0) > (before?.bottom ?? 0) - 4;
}
