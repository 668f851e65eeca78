import { expect, it } from 'vitest';

import { loadScript } from './load-script.ts';

const toScript = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

it('runs a script only once, however often it is requested', async () => {
  const src = toScript('document.body.dataset.runs = Number(document.body.dataset.runs ?? 0) + 1;');
  await loadScript(src);
  await loadScript(src);
  expect(document.body.dataset['runs']).toBe('1');
});

it('rejects when the script fails to load, and leaves nothing behind', async () => {
  const src = toScript('');
  URL.revokeObjectURL(src);
  await expect(loadScript(src)).rejects.toThrow('did not come');
  expect(document.querySelector(`script[src="${src}"]`)).toBeNull();
});
