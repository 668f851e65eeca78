import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';
import type { FastifyBaseLogger } from 'fastify';

import { readDistributors, type Distributors } from './distributors.ts';
import { ConfigurationError } from './environment.ts';
import { readInnhold, type InnholdByDistributor } from './innhold.ts';
import { readOversiktSettings, type OversiktSettings } from './oversikt-config.ts';
import { watchFiles } from './watch-files.ts';

/** The current content of CONFIG_DIR: an operator may change a file without a restart. */
export interface Configuration {
  /** Always the same object; its answers follow the files. */
  distributors: Distributors;
  /** In a language; only words differ by it. */
  oversikt: (sprak?: Sprak) => OversiktSettings;
  innhold: () => InnholdByDistributor;
  /** One line for each part whose files are invalid now; its last valid version stays in use. */
  problems: () => string[];
  /** Stops watching. */
  close: () => void;
}

interface ConfigurationOptions {
  configDir: string;
  /** In production, addresses must be https and must not lead to this machine. */
  isProduction?: boolean;
  logger: FastifyBaseLogger;
  /** Whether web has built a theme with this name. */
  hasTheme?: (theme: string) => boolean;
  /** Polling interval in ms. A change takes effect when two polls in a row see the same content. */
  pollMs?: number;
}

const POLL_MS = 2000;

/**
 * Reads all files, and reads them again when one changes. The parts are independent, so that an error in the content
 * does not hold back a new host name.
 * @throws {ConfigurationError} naming file and field; only at the start
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
      findNavn: (shortname, sprak) => distributors.current.findNavn(shortname, sprak),
    },
    oversikt: (sprak = STANDARD_SPRAK) => oversikt.current[sprak],
    innhold: () => innhold.current,
    problems: () => parts.flatMap(({ problem }) => problem ?? []),
    close: stopWatching,
  };
}

/** One part of the configuration: its last valid version, and what is wrong with the files if they are invalid now. */
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
