import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  bulkhead,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
// Not the whole library: its `fetch`, its cache and its mocks would be in memory for nothing.
import Pool from 'undici/lib/dispatcher/pool.js';
import type { z } from 'zod';

import { CORRELATION_ID_HEADER } from '@portal/contract/headers.ts';

import type { OutsideSettings } from '../config/environment.ts';
import { findErrorCode } from '../find-error-code.ts';
import { createTrace, toTraceparent, TRACEPARENT_HEADER } from '../tracing/trace.ts';
import { findSpan, toReferences, type Tracing, untraced } from '../tracing/tracing.ts';
import type { OutsideAnswer, OutsideFailure } from './outside-answer.ts';
import {
  ACCEPT_VERSION_HEADER,
  type ByOutsideName,
  getContractVersion,
  mapOutsideSystems,
  type OutsideName,
} from './outside-systems.ts';
import { post, type Posted, TimeLimitPassed, TooLarge } from './post.ts';
import { readJson } from './read-json.ts';
import { RecentCalls } from './recent-calls.ts';
import { collectRepairs, hasRepairs, type Repairs } from './repairs.ts';
import { ACCEPT_ENCODING, unpack } from './unpack.ts';
import { createWaitedInVain } from './waited-in-vain.ts';

const MAX_CALLS_AT_ONCE = 200;
/** How long a connection without a call is used again, unless the system says otherwise. It must close none sooner. */
export const CONNECTION_IDLE_MS = 4000;
/** Opens when half the calls of ten seconds fail, at 5 or more calls a second; with fewer, the time limit is protection enough. */
const BREAKER = { threshold: 0.5, duration: 10_000, minimumRps: 5 };
/** How long the breaker stays open before one call is tried. */
const HALF_OPEN_AFTER_MS = 2000;
/** A clock that is set back by more begins the breaker anew. */
const CLOCK_STEP_MS = 1000;

export interface OutsideCall<Value> {
  /** Relative to the system's address. Never contains personal data: that goes in the body. */
  path: string;
  body: Record<string, unknown>;
  /** Required: no answer is used unparsed. */
  parser: z.ZodType<Value>;
  /** The value that 404 stands for (may be undefined); left out, 404 is a failure like other statuses. */
  whenNotFound?: Value | undefined;
  /** A successful write is answered with 204 and no body; the parser then gets undefined. */
  answersEmpty?: boolean;
  /** Parses a 422, if the system may reject a value; otherwise 422 is a failure. */
  refusalParser?: z.ZodType<Value>;
  correlationId: string;
}

export interface OutsideClient {
  /** Never rejects and never retries: the browser retries its own reads. */
  call: <Value>(system: OutsideName, call: OutsideCall<Value>) => Promise<OutsideAnswer<Value>>;
  /** `correlationId` joins a read that `other` started, and shares the timeouts of `other`. */
  join: (correlationId: string, other: string) => void;
  /** Logs what was repaired in an answer, if anything. */
  tellRepairs: (system: OutsideName, correlationId: string, repairs: Repairs) => void;
  close: () => Promise<void>;
}

export interface OutsideLog {
  warn: (details: Record<string, unknown>, message: string) => void;
}

/** Receives the outcome of each call and the state of each circuit breaker. Times in seconds. */
export interface OutsideObserver {
  called: (system: OutsideName, outcome: 'ok' | OutsideFailure, seconds: number) => void;
  breaker: (system: OutsideName, state: 'closed' | 'half-open' | 'open') => void;
}

/** The only way to outside systems: time limit, circuit breaker, bulkhead and parser for each. */
export function createOutsideClient(
  settings: ByOutsideName<OutsideSettings>,
  log: OutsideLog,
  { observer, tracing = untraced }: { observer?: OutsideObserver | undefined; tracing?: Tracing } = {},
): OutsideClient {
  const systems = mapOutsideSystems((name) => {
    const given = settings[name];
    if (given === undefined) return undefined;
    const { url, ...rest } = given;
    const { origin, pathname } = new URL(url);
    const basePath = pathname.replace(/\/$/, '');
    const pool = createPool(origin, rest.timeoutMs);
    return { ...rest, basePath, pool, policy: createPolicy(name, log, observer) };
  });

  const waitedInVain = createWaitedInVain();
  const tellRepairs: OutsideClient['tellRepairs'] = (system, correlationId, repairs) => {
    if (hasRepairs(repairs))
      log.warn({ system, ...toReferences(correlationId), repairs }, 'outside answer repaired');
  };

  return {
    call(system, outsideCall) {
      const known = systems[system];
      if (known === undefined) throw new Error(`There is no ${system}: ask only where it is set`);
      if (waitedInVain.has(system, outsideCall.correlationId))
        return Promise.resolve({ ok: false, system, reason: 'timeout' });
      const part = {
        name: `call ${system}`,
        kind: 'client',
        attributes: { 'outside.system': system },
      } as const;
      return tracing.within(part, async (tell) => {
        const answer = await call(known, system, outsideCall);
        if (!answer.ok) tell({ failure: answer.reason });
        return answer;
      });
    },
    tellRepairs,
    join: (correlationId, other) => waitedInVain.join(correlationId, other),
    async close() {
      await Promise.all(Object.values(systems).map(async (system) => system?.pool.close()));
    },
  };

  async function call<Value>(
    { basePath, pool, token, timeoutMs, policy }: NonNullable<(typeof systems)[OutsideName]>,
    system: OutsideName,
    outsideCall: OutsideCall<Value>,
  ): Promise<OutsideAnswer<Value>> {
    const { path, body, correlationId } = outsideCall;
    const startedAt = performance.now();
    try {
      const answer = await policy.execute(async () => {
        const posted = await post(pool, {
          path: basePath + path,
          headers: {
            accept: 'application/json',
            'accept-encoding': ACCEPT_ENCODING,
            [ACCEPT_VERSION_HEADER]: getContractVersion(system),
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            [CORRELATION_ID_HEADER]: correlationId,
            [TRACEPARENT_HEADER]: toTraceparent(findSpan()?.trace ?? createTrace()),
          },
          body: JSON.stringify(body),
          timeoutMs,
        });
        if (isFault(posted.status)) throw new ContractBreach('status', posted.status);
        return posted;
      });
      const { value, repairs } = await toValue(answer, outsideCall);
      tellRepairs(system, correlationId, repairs);
      observer?.called(system, 'ok', (performance.now() - startedAt) / 1000);
      return { ok: true, value };
    } catch (error) {
      const reason = toReason(error);
      const ms = performance.now() - startedAt;
      if (reason === 'timeout') waitedInVain.add(system, correlationId);
      observer?.called(system, reason, ms / 1000);
      const told = { system, reason, detail: findDetail(error), ...toReferences(correlationId) };
      log.warn({ ...told, ms: Math.round(ms) }, 'outside call failed');
      return { ok: false, system, reason };
    }
  }
}

/** One pool for each system: systems behind one gateway would otherwise share connections, and wait for one that hangs. */
function createPool(origin: string, timeoutMs: number): Pool {
  return new Pool(origin, {
    connections: MAX_CALLS_AT_ONCE,
    pipelining: 1,
    keepAliveTimeout: CONNECTION_IDLE_MS,
    // Each call has its own overall time limit, which also ends its wait for a connection.
    headersTimeout: 0,
    bodyTimeout: 0,
    connectTimeout: timeoutMs,
    allowH2: false,
  });
}

/** Counts only the system's own faults: one customer's unreadable record must not cut off the others. */
function createPolicy(name: OutsideName, log: OutsideLog, observer: OutsideObserver | undefined) {
  const isOwnFault = (error: unknown): boolean => !(error instanceof TooLarge) || isFault(error.status);
  const createBreaker = () => {
    const created = circuitBreaker(handleWhen(isOwnFault), {
      halfOpenAfter: HALF_OPEN_AFTER_MS,
      breaker: new RecentCalls(BREAKER),
    });
    observer?.breaker(name, 'closed');
    created.onStateChange((state) => {
      if (created !== breaker) return;
      if (state === CircuitState.Open) log.warn({ system: name }, 'outside system is left alone for a while');
      observer?.breaker(name, toBreakerState(state));
    });
    return created;
  };
  const places = bulkhead(MAX_CALLS_AT_ONCE);
  let breaker = createBreaker();
  let seenAt = Date.now();
  return {
    execute<Value>(call: () => Promise<Value>): Promise<Value> {
      const now = Date.now();
      // The library goes by the clock: set back, it would leave the system alone until the old time has come again.
      if (now < seenAt - CLOCK_STEP_MS) breaker = createBreaker();
      seenAt = now;
      // While one call is tried the others are refused: the library would have them wait until it has ended.
      if (breaker.state === CircuitState.HalfOpen) return Promise.reject(new BrokenCircuitError());
      return places.execute(() => breaker.execute(call));
    },
  };
}

function toBreakerState(state: CircuitState): 'closed' | 'half-open' | 'open' {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}

/** The answer breaks the contract. Contains no part of the answer, which may be personal. */
class ContractBreach extends Error {
  readonly reason: 'status' | 'content';
  readonly status: number | undefined;
  constructor(reason: 'status' | 'content', status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** The system itself reports that it fails or is overloaded; other statuses are about the request. */
const isFault = (status: number): boolean => status >= 500 || status === 429;

interface Read<Value> {
  value: Value;
  repairs: Repairs;
}

/** @throws {ContractBreach} */
async function toValue<Value>(answer: Posted, call: OutsideCall<Value>): Promise<Read<Value>> {
  const { status } = answer;
  // `in` has just checked that it is there.
  if (status === 404 && 'whenNotFound' in call) return { value: call.whenNotFound as Value, repairs: {} };
  if (status === 204 && call.answersEmpty === true)
    return { value: call.parser.parse(undefined), repairs: {} };
  if (status === 422 && call.refusalParser !== undefined) return parse(answer, call.refusalParser);
  if (status !== 200) throw new ContractBreach('status', status);
  return parse(answer, call.parser);
}

async function parse<Value>({ body, coding }: Posted, parser: z.ZodType<Value>): Promise<Read<Value>> {
  let content: unknown;
  try {
    // Most come as they are, and a promise for each would wait for nothing.
    content = readJson(coding === '' ? body : await unpack(body, coding));
  } catch {
    throw new ContractBreach('content');
  }
  const { value: result, repairs } = collectRepairs(() => parser.safeParse(content));
  if (!result.success) throw new ContractBreach('content');
  return { value: result.data, repairs };
}

function toReason(error: unknown): OutsideFailure {
  if (error instanceof TimeLimitPassed) return 'timeout';
  if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) return 'refused';
  if (error instanceof ContractBreach) return error.reason;
  if (error instanceof TooLarge) return isFault(error.status) ? 'status' : 'content';
  return 'unreachable';
}

/** For who has to mend it: the status, or what kept the system from being reached. Nothing of the answer. */
function findDetail(error: unknown): string | undefined {
  if (error instanceof ContractBreach) return error.status?.toString();
  if (error instanceof TooLarge && isFault(error.status)) return String(error.status);
  return toReason(error) === 'unreachable' ? findErrorCode(error) : undefined;
}
