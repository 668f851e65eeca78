import { randomUUID } from 'node:crypto';

import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

import type { Environment } from '../config/environment.ts';
import { findKunde } from '../outside/kunderegister/find-kunde.ts';
import { findLivkunde } from '../outside/livregister/livregister.ts';
import type { OutsideAnswer } from '../outside/outside-answer.ts';
import type { OutsideClient } from '../outside/outside-client.ts';
import type { Database } from '../persistence/database.ts';
import { createSealing, type Sealing } from '../keys/sealing.ts';
import { createVarselRepository, type VarselRepository } from '../persistence/varsel-repository.ts';

/** Which register keeps the address: both have e-mail of their own. */
export const epostRegistre = ['KUNDEREGISTER', 'LIVREGISTER'] as const;
export type EpostRegister = (typeof epostRegistre)[number];

/** Longer than the change of the address and the notice itself may take together. */
const HOLD_MS = 25_000;
const DELETE_BATCH = 1000;
/** An address that no system takes for so long is forgotten, in days. */
const MAX_DAYS = 7;

/** What of a notice names somebody. */
const contentSchema = z.object({
  fodselsnummer: z.string(),
  mottaker: z.string(),
  register: z.enum(epostRegistre),
});
export type VarselContent = z.infer<typeof contentSchema>;

export interface VarslingParts {
  repository: VarselRepository;
  sealing: Sealing;
  outside: OutsideClient;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => Date;
}

/** What keeps notices and what delivers them share. */
export function createVarslingParts({
  environment,
  database,
  outside,
  logger,
  now,
}: {
  environment: Pick<Environment, 'CONSENT_LOG_KEY' | 'CONSENT_LOG_OTHER_KEYS'>;
  database: Database;
  outside: OutsideClient;
  logger: FastifyBaseLogger;
  now: () => Date;
}): VarslingParts {
  return {
    repository: createVarselRepository(database),
    sealing: createSealing('varsel', environment.CONSENT_LOG_KEY, environment.CONSENT_LOG_OTHER_KEYS),
    outside,
    logger,
    now,
  };
}

/** Notices that nobody took: the address in them is kept no longer for it. */
export function createOldVarsler({
  database,
  logger,
  now,
}: {
  database: Database;
  logger: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
}) {
  const repository = createVarselRepository(database);
  return {
    deleteExpired: async (): Promise<boolean> => {
      const before = new Date(now().getTime() - MAX_DAYS * 24 * 3600 * 1000);
      const count = await repository.deleteOld({ before, limit: DELETE_BATCH });
      if (count > 0) logger.error({ event: 'notice-given-up', count }, 'notices were never taken');
      return count === DELETE_BATCH;
    },
  };
}

export function toHeldUntil(at: Date): Date {
  return new Date(at.getTime() + HOLD_MS);
}

export function openContent({ sealing }: Pick<VarslingParts, 'sealing'>, sealed: Buffer): VarselContent {
  return contentSchema.parse(JSON.parse(sealing.unseal(sealed)));
}

/** The e-mail address that the register has now; undefined for none, and for somebody it does not know. */
export async function findEpost(
  outside: OutsideClient,
  register: EpostRegister,
  asker: { fodselsnummer: string; correlationId: string },
): Promise<OutsideAnswer<string | undefined>> {
  if (register === 'LIVREGISTER') {
    const answer = await findLivkunde(outside, asker);
    return answer.ok ? { ok: true, value: answer.value?.epost } : answer;
  }
  const answer = await findKunde(outside, asker);
  return answer.ok ? { ok: true, value: answer.value?.kontaktInformasjon.epostAdresse } : answer;
}

/** Keeps a notice before the change that it tells of, so that no end of this process can come between. Answers its id. */
export async function keepVarsel(
  { repository, sealing, now }: VarslingParts,
  { distributor, ...content }: VarselContent & { distributor: string },
): Promise<string> {
  const at = now();
  const id = randomUUID();
  const sealed = sealing.seal(JSON.stringify(content));
  await repository.insert({ id, sealed, distributor, at, heldUntil: toHeldUntil(at) });
  return id;
}
