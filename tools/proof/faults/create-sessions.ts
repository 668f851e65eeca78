import { createSessionRepository } from '../../../server/src/persistence/session-repository.ts';
import { connect } from '../../../server/src/persistence/pool.ts';
import { createSessionStore } from '../../../server/src/session/session-store.ts';

/** A visit as its browser knows it. */
export interface Visit {
  cookie: string;
  formToken: string;
}

const AT_ONCE = 20;

/** Logs in `count` made-up customers, unknown to every system, without the identity provider: the sessions are real. */
export async function createSessions(databaseUrl: string, count: number): Promise<Visit[]> {
  const { database, close } = connect({ url: databaseUrl, logger: console });
  const store = createSessionStore({
    repository: createSessionRepository(database),
    now: () => new Date(),
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
          customer: { fodselsnummer: String(10_000_000_000 + index), navn: 'Prøvende Kunde' },
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
