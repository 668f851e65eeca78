import type { FastifyBaseLogger } from 'fastify';

import { readDistributors, type Distributors } from './distributors.ts';
import { ConfigurationError } from './environment.ts';
import { readInnhold, type InnholdByDistributor } from './innhold.ts';
import { readOversiktSettings, type OversiktSettings } from './oversikt-config.ts';
import { watchFiles } from './watch-files.ts';

/** What stands in CONFIG_DIR, as it is now: an operator may change a file without a restart. */
export interface Configuration {
  /** Stays the same object; who asks it gets today's answer. */
  distributors: Distributors;
  oversikt: () => OversiktSettings;
  innhold: () => InnholdByDistributor;
  /** One line for each part whose files are refused now; its last good ones count meanwhile. */
  problems: () => string[];
  /** Stops watching. */
  close: () => void;
}

export interface ConfigurationOptions {
  configDir: string;
  /** Production takes no address that is not https, or leads to this machine. */
  isProduction?: boolean;
  logger: FastifyBaseLogger;
  /** Whether web builds a theme of this name. */
  hasTheme?: (theme: string) => boolean;
  /** How often the files are looked at, in ms. A change counts when two looks in a row see the same. */
  pollMs?: number;
}

const POLL_MS = 2000;

/**
 * Reads everything, then keeps reading it again when a file changes. The parts stand apart, so that a mistake in the
 * content does not hold back a new host name.
 * @throws {ConfigurationError} naming file and field, at the start only
 */
export function openConfiguration({
  configDir,
  isProduction = false,
  logger,
  hasTheme,
  pollMs = POLL_MS,
}: ConfigurationOptions): Configuration {
  const rules = { isProduction };
  const distributors = new Part(() => readDistributors(configDir, hasTheme, rules));
  const oversikt = new Part(() => readOversiktSettings(configDir, rules));
  const innhold = new Part(() =>
    readInnhold(
      configDir,
      distributors.current.list.map(({ shortname }) => shortname),
      rules,
    ),
  );
  const parts = [distributors, oversikt, innhold];

  const stopWatching = watchFiles(configDir, pollMs, () => {
    for (const part of parts) {
      const before = part.problem;
      part.readAgain();
      if (part.problem !== undefined && part.problem !== before) {
        logger.error({ event: 'configuration-refused', problem: part.problem }, 'configuration refused');
      }
    }
    logger.info({ event: 'configuration-read' }, 'configuration read again');
  });

  return {
    distributors: {
      forHost: (host) => distributors.current.forHost(host),
      get list() {
        return distributors.current.list;
      },
    },
    oversikt: () => oversikt.current,
    innhold: () => innhold.current,
    problems: () => parts.flatMap(({ problem }) => problem ?? []),
    close: stopWatching,
  };
}

/** One part of the configuration: the last good reading of it, and what is wrong with the newest if it is not that. */
class Part<Value> {
  current: Value;
  problem: string | undefined;
  readonly #read: () => Value;

  constructor(read: () => Value) {
    this.#read = read;
    this.current = read();
  }

  readAgain(): void {
    try {
      this.current = this.#read();
      this.problem = undefined;
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      this.problem = error.message;
    }
  }
}
