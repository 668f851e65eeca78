import type { ClientContext } from '@portal/contract/auth.ts';
import { expect, it } from 'vitest';

import { chooseLogoutAddress } from './choose-logout-address.ts';

const configured = 'https://bank.example/logget-ut';
const answered = 'https://id.example/logout?id=1';

it.each([
  ['sb1', answered, answered],
  ['an eighth', answered, answered],
  // The server's answer for a distributor with its own logout page.
  ['eika', configured, configured],
  ['sb1', undefined, configured],
  ['eika', undefined, configured],
  ['sb1', 'javascript:alert(1)', configured],
  ['sb1', '/logget-ut', '/logget-ut'],
])('%s, answered %s: goes to %s (SES-34 to SES-36)', (shortname, answer, expected) => {
  const client: ClientContext = {
    shortname,
    info: { navn: 'Fjellstø', loggUtUrl: configured },
    environment: 'test',
    embedded: false,
    isSb1OrEika: false,
  };
  expect(chooseLogoutAddress(client, answer)).toBe(expected);
});
