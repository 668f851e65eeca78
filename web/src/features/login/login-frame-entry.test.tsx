import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { LoginFramePage } from './login-frame-page.tsx';

const heard: unknown[] = [];
const listen = ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'login-frame-height') {
    heard.push(data);
  }
};

afterEach(() => window.parent.removeEventListener('message', listen));

it('sends its height to the page around it: at once, when it changes, and on request (OD-53)', async () => {
  const { container } = await render(
    <LoginFramePage
      returnTo="/privat/forsikring/oversikt?fromLo"
      isFramed={false}
      identityProvider="BankID"
    />,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('There is no form');
  expect(Object.fromEntries(new FormData(form))).toEqual({ returnTo: '/privat/forsikring/oversikt?fromLo' });
  expect([form.method, form.getAttribute('action'), form.target]).toEqual(['post', '/auth/start', '_top']);

  // Tests run in a frame themselves, so they can listen in the parent page.
  window.parent.addEventListener('message', listen);
  // A late web font changes the height once more.
  await document.fonts.ready;
  await import('./login-frame-entry.ts');
  await expect.poll(() => heard).toHaveLength(1);
  expect(heard).toEqual([
    { type: 'login-frame-height', height: Math.ceil(form.getBoundingClientRect().height) },
  ]);

  form.append(Object.assign(document.createElement('textarea'), { rows: 20 }));
  await expect.poll(() => heard).toHaveLength(2);
  const height = Math.ceil(form.getBoundingClientRect().height);
  expect(heard[1]).toEqual({ type: 'login-frame-height', height });

  const ask = (origin: string) =>
    window.dispatchEvent(
      new MessageEvent('message', { origin, data: { type: 'login-frame-height-request' } }),
    );
  ask('https://x.example');
  ask(window.location.origin);
  await expect.poll(() => heard.slice(2)).toEqual([{ type: 'login-frame-height', height }]);
});
