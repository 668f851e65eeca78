import { isRecord } from '../kit/read-body.ts';

/** The portal's redeem endpoint, as in `docs/outside/skadesaker.openapi.yaml`. */
const REDEEM_PATH = '/api/privat/forsikring/jumpsst/innlos';
const LIMIT_MS = 5000;

/** The portal's answer about a jump token: whose it is, that it is (no longer) valid for anybody, or nothing usable. */
type Redemption = { outcome: 'customer'; fodselsnummer: string } | { outcome: 'refused' | 'failed' };

export async function redeem(portalUrl: URL, token: string, jumpsst: string): Promise<Redemption> {
  try {
    const answer = await fetch(new URL(REDEEM_PATH, portalUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ jumpsst }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const body: unknown = await answer.json();
    if (answer.status === 404) return { outcome: 'refused' };
    if (answer.status !== 200 || !isRecord(body) || typeof body['fodselsnummer'] !== 'string') {
      return { outcome: 'failed' };
    }
    return { outcome: 'customer', fodselsnummer: body['fodselsnummer'] };
  } catch {
    return { outcome: 'failed' };
  }
}
