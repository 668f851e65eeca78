import { createCustomerOutside } from '../outside/customer-outside.ts';
import { createOutsideClient, type OutsideLog } from '../outside/outside-client.ts';
import { mapOutsideSystems } from '../outside/outside-systems.ts';
import { fodselsnumre } from './fodselsnumre.ts';
import { startMisbehavingSystem } from './misbehaving-system.ts';

/** A customer's outside calls, each of which one misbehaving system answers. */
export async function startOutsideOfOne(log: OutsideLog = { warn: () => undefined }) {
  const system = await startMisbehavingSystem();
  const settings = { url: system.url, token: 'en-nokkel', timeoutMs: 9000 };
  const client = createOutsideClient(
    mapOutsideSystems(() => settings),
    log,
  );
  return {
    system,
    outside: createCustomerOutside(client, {
      fodselsnummer: fodselsnumre.standard,
      correlationId: '7F3K-2Q9M',
    }),
    async close(): Promise<void> {
      await client.close();
      await system.close();
    },
  };
}
