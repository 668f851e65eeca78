import { inject } from 'vitest';

import './block-network.ts';
import { createTestPortal, type TestPortal } from './test-portal.ts';

export { TEST_ORIGIN } from './test-portal.ts';
export type TestApp = TestPortal;

type Options = Parameters<typeof createTestPortal>[2];

/** As {@link createTestPortal}, within the outside world and the database server of this run of tests. */
export function createTestApp(
  variables: Record<string, string> = {},
  options: Options = {},
): Promise<TestApp> {
  const surroundings = { simulatorsUrl: inject('simulatorsUrl'), databaseUrl: inject('databaseUrl') };
  return createTestPortal(surroundings, variables, options);
}
