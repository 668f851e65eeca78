import { fjernTilbudForm } from '@portal/contract/forms/tilbud.ts';
import { TILBUD_PATH } from '@portal/contract/paths.ts';
import { afterEach, expect, it, vi } from 'vitest';

import { sendLate } from './send-late.ts';

const typed = new FormData();
typed.set('skjema', 'kontaktinformasjon');
typed.set('epostAdresse', 'mynte@post.example');

const LOGIN =
  'https://portal.example/privat/forsikring/oversikt/forsikringsprofil?utkast=ja&innlogging=bevart';

function answer(answers: () => Promise<Response>) {
  return vi.spyOn(window, 'fetch').mockImplementation(answers);
}
/** As browsers make them; the `Response` constructor cannot set either property. */
const toAnswer = (status: number, redirected: boolean) =>
  Object.defineProperties(new Response('', { status }), {
    redirected: { value: redirected },
    url: { value: LOGIN },
  });

afterEach(() => vi.restoreAllMocks());

it('sends the form as a browser would, to its own page, and returns where that led', async () => {
  const sent = answer(async () => toAnswer(200, true));
  expect(await sendLate(typed)).toBe(LOGIN);
  const [address, options] = sent.mock.calls[0] ?? [];
  expect([address, options?.method]).toEqual([window.location.pathname, 'POST']);
  expect(options?.body).toEqual(
    new URLSearchParams({ skjema: 'kontaktinformasjon', epostAdresse: 'mynte@post.example' }),
  );
});

it('sends the form that removes an offer to the path that it has of its own', async () => {
  const sent = answer(async () => toAnswer(200, true));
  const removal = new FormData();
  removal.set(fjernTilbudForm.names.avtaleNummer, '113');
  const before = window.location.href;
  window.history.replaceState(null, '', TILBUD_PATH);
  await sendLate(removal);
  window.history.replaceState(null, '', before);
  expect(sent.mock.calls[0]?.[0]).toBe(fjernTilbudForm.path);
});

it.each([
  ['refused', async () => toAnswer(409, false)],
  ['led to a page that fails', async () => toAnswer(503, true)],
  ['answered by somebody else', async () => toAnswer(200, false)],
  [
    'never answered',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s: the result is unknown', async (_, answers) => {
  answer(answers);
  expect(await sendLate(typed)).toBeUndefined();
});
