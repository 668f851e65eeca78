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
  const create = async (index: number): Promise<Visit> => {
    const customer = toCustomer(index);
    const visit = { subject: `proof-${index}`, customer, loginContext: 'FORSIKRING' } as const;
    const { secret, formToken } = await store.create(visit, 'none');
    return { cookie: `forsikringsoversikt=${secret}; XSRF-TOKEN=${formToken}`, formToken };
  };
  const visits: Visit[] = [];
  while (visits.length < count) {
    const length = Math.min(AT_ONCE, count - visits.length);
    visits.push(...(await Promise.all(Array.from({ length }, (_, at) => create(visits.length + at)))));
  }
  await close();
  return visits;
}

function toMadeUp(index: number): Customer {
  return { fodselsnummer: String(10_000_000_000 + index), navn: 'Prøvende Kunde' };
}
