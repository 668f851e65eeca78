import { BrowserClient, createTransport, defaultStackParser, eventFiltersIntegration } from '@sentry/react';
import { expect, it } from 'vitest';

import { createOptions, findRelease } from './sentry-reporter.ts';

/** What the library sends when it gets errors, with our options. */
async function listSent(...messages: string[]): Promise<string[]> {
  const sent: string[] = [];
  const dsn = 'https://key@feil.example/1';
  const { ignoreErrors = [] } = createOptions({
    dsn,
    trafficLevel: 'NORMAL',
    profiles: false,
    environment: 'test',
  });
  const client = new BrowserClient({
    dsn,
    ignoreErrors,
    integrations: [eventFiltersIntegration()],
    stackParser: defaultStackParser,
    transport: () =>
      createTransport({ recordDroppedEvent: () => undefined }, ({ body }) => {
        sent.push(String(body));
        return Promise.resolve({});
      }),
  });
  client.init();
  for (const message of messages) client.captureException(new Error(message));
  await client.flush();
  return sent;
}

it.each(['ToggleSlider component has been deprecated', 'FBNavBridge is not defined', 'no FBNav here'])(
  '"%s" is not reported (ERR-27, ERR-28)',
  async (noise) => {
    const sent = await listSent(noise, 'Noe annet');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Noe annet');
  },
);

it('the build is named by the hash of the page’s first script', () => {
  expect(findRelease()).toBeUndefined();
  // With a type that no browser runs, the address is not fetched.
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/entry.client-BKZ_of8u.js');
  document.head.prepend(Object.assign(document.createElement('template'), { innerHTML: '' }), script);
  expect(findRelease()).toBe('BKZ_of8u');
  script.remove();
});
