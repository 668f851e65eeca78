import { expect, it } from 'vitest';

import { getFreePort } from './process.ts';

it('gives ports that no outgoing connection is given before somebody listens there', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, getFreePort));
  // Where Linux begins with those.
  for (const port of ports) expect(port).toBeLessThan(32_768);
  expect(new Set(ports).size).toBeGreaterThan(45);
});
