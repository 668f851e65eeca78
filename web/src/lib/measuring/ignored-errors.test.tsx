import { BrowserClient, createTransport, defaultStackParser, eventFiltersIntegration } from '@sentry/react';
import { expect, it } from 'vitest';

import { createOptions } from './sentry-reporter.ts';

/** What leaves the browser when the library, set as ours is, is told of errors. */
async function listSent(...messages: string[]): Promise<string[]> {
  const sent: string[] = [];
  const dsn = 'https://key@feil.example/1';
  const { ignoreErrors = [] } = createOptions({ dsn, trafficLevel: 'NORMAL', profiles: false });
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
  'nobody is told of "%s" (ERR-27, ERR-28)',
  async (noise) => {
    const sent = await listSent(noise, 'Noe annet');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Noe annet');
  },
);
