import { ConfigurationError } from './config/environment.ts';

const NO_ADDRESS_HERE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']);

/** The settings for a server's address and port. */
interface ListenSettings {
  host: string;
  port: { name: string; value: number };
}

/**
 * Resolves when the server listens.
 * @throws {ConfigurationError} when the machine has no such address, or the port is taken or not permitted
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
    if (typeof code === 'string' && NO_ADDRESS_HERE.has(code))
      throw new ConfigurationError(`HOST: ${host} is no address of this machine`);
    throw error;
  }
}
