import { expect, it, onTestFinished } from 'vitest';

import { fetchFiles } from './fetch-files.ts';

const toHref = (css: string) => `${URL.createObjectURL(new Blob([css], { type: 'text/css' }))}#.css`;
const isLinked = (href: string) => document.querySelector(`link[href="${href}"]`) !== null;

it('asks for no style sheet that came in the page, in whichever element', async () => {
  const [first, second, other] = [toHref('/* a */'), toHref('/* b */'), toHref('/* c */')];
  const inPage = [`${first} /x.css`, second].map((files) => {
    const style = document.createElement('style');
    style.dataset['files'] = files;
    document.head.append(style);
    return style;
  });
  onTestFinished(() => {
    for (const element of [...inPage, ...document.querySelectorAll(`link[href="${other}"]`)])
      element.remove();
  });
  expect(await fetchFiles(async () => 'kode', [first, second, other])).toBe('kode');
  expect([first, second, other].map(isLinked)).toEqual([false, false, true]);
});
