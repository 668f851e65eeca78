import type { LightMyRequestResponse } from 'fastify';

import { PROVIDER_LOGOUT_PATH } from '../session/provider-logout-route.ts';
import type { TestApp } from './test-app.ts';

/**
 * Tells the portal that a session has ended, as the provider's server does: no cookie, no origin.
 *
 * @param field name of the token's form field; another than the right one is to be refused
 */
export function sendLogoutToken(
  portal: TestApp,
  token: string,
  field = 'logout_token',
): Promise<LightMyRequestResponse> {
  return portal.app.inject({
    method: 'POST',
    url: PROVIDER_LOGOUT_PATH,
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ [field]: token }).toString(),
  });
}
