import { createSessionRepository } from '../../../server/src/persistence/session-repository.ts';
import { connect } from '../../../server/src/persistence/pool.ts';
import { createSessionStore } from '../../../server/src/session/session-store.ts';

/** A visit as its browser knows it. */
export interface Visit {
  cookie: string;
  formToken: string;
}

const AT_ONCE = 20;

interface Customer {
  fodselsnummer: string;
  navn: string;
}

/**
 * Logs in `count` customers without the identity provider: the sessions are real.
 * @param toCustomer by index; otherwise they are made up, and unknown to every system
 */
export async function createSessions(
  databaseUrl: string,
  count: number,
  toCustomer: (index: number) => Customer = toMadeUp,
): Promise<Visit[]> {
  const { database, close } = connect({ url: databaseUrl, logger: console });
  const store = createSessionStore({
    repository: createSessionRepository(database),
    now: () => new Date(),
    logger: console,
    idleSeconds: 900,
    maxSeconds: 28_800,
  });
  const visits: Visit[] = [];
  const createNext = async (): Promise<void> => {
    while (visits.length < count) {
      // Reserved before the await, so that no two lanes make the same one.
      const index = visits.push({ cookie: '', formToken: '' }) - 1;
      const { secret, formToken } = await store.create(
        {
          subject: `proof-${index}`,
          customer: toCustomer(index),
          loginContext: 'FORSIKRING',
        },
        'none',
      );
      visits[index] = { cookie: `forsikringsoversikt=${secret}; XSRF-TOKEN=${formToken}`, formToken };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, createNext));
  await close();
  return visits;
}

function toMadeUp(index: number): Customer {
  return { fodselsnummer: String(10_000_000_000 + index), navn: 'Prøvende Kunde' };
}
