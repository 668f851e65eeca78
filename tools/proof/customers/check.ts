import type { ReadPage } from './page.ts';
import type { World } from './world.ts';

/** What was fetched for one customer. */
export interface Visit {
  world: World;
  oversikt: ReadPage;
  tilbud: ReadPage;
  kostnader: ReadPage;
  /** Every page, the three above too. */
  pages: readonly ReadPage[];
  /** The answer of the JSON route; undefined when it failed. */
  avtaler: { monthlySum?: number | null; yearlySum?: number | null } | undefined;
  /** The status of an own address, and the page it leads to. */
  open: (address: string) => Promise<{ status: number; page: ReadPage | undefined }>;
  /** Hosts that the configuration names. */
  hosts: ReadonlySet<string>;
}

/** Each failure is a sentence without anything of the customer but what was made up. */
export type Check = (visit: Visit) => string[] | Promise<string[]>;
