import { randomUUID } from 'node:crypto';

import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

import type { Environment } from '../../../config/environment.ts';
import { VARSEL_DAYS } from '../../../core/oppbevaring.ts';
import { findKunde, requireKundeKontakt } from '../../../outside/kunderegister/find-kunde.ts';
import { findLivkunde, requireLivkontakt } from '../../../outside/livregister/livregister.ts';
import type { OutsideAnswer } from '../../../outside/outside-answer.ts';
import type { CustomerOutside } from '../../../outside/customer-outside.ts';
import type { OutsideClient } from '../../../outside/outside-client.ts';
import type { Database } from '../../../persistence/database.ts';
import { createNaming, type Naming } from '../../../keys/naming.ts';
import { createSealing, type Sealing } from '../../../keys/sealing.ts';
import { createVarselRepository, type VarselRepository } from '../../../persistence/varsel-repository.ts';
import type { Session } from '../../../session/session.ts';

/** The registers that store e-mail addresses; each has its own. */
const epostRegistre = ['KUNDEREGISTER', 'LIVREGISTER'] as const;
export type EpostRegister = (typeof epostRegistre)[number];

/** Longer than the change of the address and the notice together may take. */
const HOLD_MS = 25_000;

/** The personal data of a notice. */
const contentSchema = z.union([
  /** An e-mail address was changed; `mottaker` is the one of before. */
  z.object({ fodselsnummer: z.string(), mottaker: z.string(), register: z.enum(epostRegistre) }),
  /** The customer says that somebody else did this. */
  z.object({
    fodselsnummer: z.string(),
    handling: z.string(),
    referanse: z.string(),
    skjedde: z.iso.datetime(),
  }),
]);
type VarselContent = z.infer<typeof contentSchema>;
type EpostContent = Extract<VarselContent, { mottaker: string }>;
type IkkeMegContent = Extract<VarselContent, { handling: string }>;

type VarselSession = Pick<Session, 'customer' | 'distributor'>;

export interface VarslingParts {
  repository: VarselRepository;
  sealing: Sealing;
  /** Of what a customer reports: makes its id. */
  toName: Naming;
  outside: OutsideClient;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => Date;
}

/** Shared by what stores notices and what delivers them. */
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
}) {
  const repository = createVarselRepository(database);
  return {
    repository,
    /** Undelivered notices, which are deleted with the address in them. */
    oldVarsler: {
      deleteExpired: async (): Promise<number> => {
        const before = new Date(now().getTime() - VARSEL_DAYS * 24 * 3600 * 1000);
        const count = await repository.deleteOld(before);
        if (count > 0) logger.error({ event: 'notice-given-up', count }, 'notices were never taken');
        return count;
      },
    },
    sealing: createSealing('varsel', environment.CONSENT_LOG_KEY, environment.CONSENT_LOG_OTHER_KEYS),
    toName: createNaming(environment.CONSENT_LOG_KEY, 'ikke-meg'),
    outside,
    logger,
    now,
  };
}

export function toHeldUntil(at: Date): Date {
  return new Date(at.getTime() + HOLD_MS);
}

export function openContent({ sealing }: Pick<VarslingParts, 'sealing'>, sealed: Buffer): VarselContent {
  return contentSchema.parse(JSON.parse(sealing.unseal(sealed)));
}

/**
 * The register's current e-mail address; undefined when there is none, it is unreadable, or the customer is unknown. To
 * compare with.
 */
export async function findEpost(
  outside: CustomerOutside,
  register: EpostRegister,
): Promise<OutsideAnswer<string | undefined>> {
  if (register === 'LIVREGISTER') {
    const answer = await findLivkunde(outside);
    return answer.ok ? { ok: true, value: answer.value?.epost } : answer;
  }
  const answer = await findKunde(outside);
  return answer.ok ? { ok: true, value: answer.value?.kontaktInformasjon.epostAdresse } : answer;
}

/**
 * The address that a change is told to; undefined or empty when there is none, or the customer is unknown. One that is
 * unreadable is a failure, unlike in {@link findEpost}: nobody could be told.
 */
export function requireEpost(
  outside: CustomerOutside,
  register: EpostRegister,
): Promise<OutsideAnswer<string | undefined>> {
  return register === 'LIVREGISTER'
    ? requireLivkontakt(outside, 'epost')
    : requireKundeKontakt(outside, 'epostAdresse');
}

/** Stores a notice before the change it reports, so that it survives a crash. Returns its id. */
export async function keepVarsel(
  { repository, sealing, now }: VarslingParts,
  { customer: { fodselsnummer }, distributor }: VarselSession,
  change: Omit<EpostContent, 'fodselsnummer'>,
): Promise<string> {
  const at = now();
  const id = randomUUID();
  const sealed = sealing.seal(JSON.stringify({ fodselsnummer, ...change } satisfies EpostContent));
  await repository.insert({ id, sealed, distributor, at, heldUntil: toHeldUntil(at) });
  return id;
}

/**
 * Stores what a customer says was done by somebody else. The same one said twice has the same id, so that it is one
 * case, also after the first has been delivered.
 */
export async function keepIkkeMeg(
  { repository, sealing, toName, now }: VarslingParts,
  { customer: { fodselsnummer }, distributor }: VarselSession,
  row: { handling: string; referanse: string; skjedde: Date },
): Promise<void> {
  const at = now();
  const { handling, referanse } = row;
  const skjedde = row.skjedde.toISOString();
  await repository.insertOnce({
    id: toUuid(toName(JSON.stringify([fodselsnummer, handling, referanse, skjedde]))),
    sealed: sealing.seal(
      JSON.stringify({ fodselsnummer, handling, referanse, skjedde } satisfies IkkeMegContent),
    ),
    distributor,
    at,
  });
}

/** A UUID of version 8 (RFC 9562) from the first half of a keyed hash. */
function toUuid(name: Buffer): string {
  const bytes = Buffer.from(name.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
