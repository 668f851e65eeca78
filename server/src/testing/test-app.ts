import { inject } from 'vitest';

import './block-network.ts';
import { createTestPortal, type TestPortal } from './test-portal.ts';

export { TEST_ORIGIN } from './test-portal.ts';
export type TestApp = TestPortal;

type Options = Parameters<typeof createTestPortal>[2];

/** Like {@link createTestPortal}, with the simulators and database server of this test run. */
export function createTestApp(
  variables: Record<string, string> = {},
  options: Options = {},
): Promise<TestApp> {
  const services = { simulatorsUrl: inject('simulatorsUrl'), databaseUrl: inject('databaseUrl') };
  return createTestPortal(services, variables, options);
}
