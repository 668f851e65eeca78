import { getFreePort } from '../postgres/src/process.ts';
import { startService } from '../tools/service.ts';

const STOP_LIMIT_MS = 5000;

/** Outside systems that answer at once, in a process of their own. */
export async function startStub(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await getFreePort();
  const stub = startService({
    name: 'The stub',
    script: 'bench/stub-sources.ts',
    env: { ...process.env, PORT: String(port) },
    onLine: (line) => console.error(line),
  });
  await stub.ready;
  return { url: `http://127.0.0.1:${port}`, stop: () => stub.stop(STOP_LIMIT_MS) };
}
