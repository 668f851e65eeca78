import { ConfigurationError } from './config/environment.ts';

/** The settings that say where a server listens. */
interface ListenSettings {
  host: string;
  port: { name: string; value: number };
}

/**
 * Waits until a server listens.
 * @throws {ConfigurationError} when the machine has no such address, or the port is taken or not ours to take
 */
export async function awaitListening<Value>(
  listening: Promise<Value>,
  { host, port }: ListenSettings,
): Promise<Value> {
  try {
    return await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new ConfigurationError(`${port.name}: ${port.value} is taken`);
    if (code === 'EACCES') throw new ConfigurationError(`${port.name}: ${port.value} may not be listened on`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigurationError(`HOST: ${host} is no address of this machine`);
    throw error;
  }
}
