import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { getFreePort } from '../server/src/persistence/embedded-postgres-process.ts';
import { buildWeb } from '../tools/build-web.ts';
import { openVisit } from '../tools/proof/customer-browser.ts';
import { startService } from '../tools/service.ts';
import { outsideNames, startStack } from '../tools/stack.ts';

const STOP_LIMIT_MS = 5000;
/** Test customers; the stub tells all of them the same. */
const customers = [
  '14838430121',
  '02917931081',
  '23869132381',
  '09810153099',
  '17886634196',
  '30845235097',
  '20910854039',
  '11928837124',
  '08879339163',
  '19855940240',
];

export interface Stand {
  /** Origin as a customer's browser has it. */
  url: string;
  /** The portal itself, without the web host in front. */
  portal: { url: string; pid: number; lines: EventEmitter<{ line: [string] }> };
  /** The Cookie header of each customer's visit. */
  cookies: readonly string[];
  /** From now on every customer has this much, spread over the seven systems. */
  setSize: (size: Size) => Promise<void>;
  /** From now on one of the seven takes so many milliseconds, the others none. */
  setSlowest: (ms: number) => Promise<void>;
  /** What the outside systems answer from. */
  stubUrl: string;
  /** Ends with the stand. */
  scratch: string;
  close: () => Promise<void>;
}

export interface Size {
  avtaler: number;
  tilbud: number;
}

/** A module of ours that is loaded into the portal, and into what stands beside it. */
type Extra = './leak.ts' | './tell-alive.ts' | './toil.ts';

/** The portal as it is built now, with the stub as its outside world. */
export async function openStand(...extras: Extra[]): Promise<Stand> {
  await buildWeb();
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const stubPort = await getFreePort();
  const stubUrl = `http://127.0.0.1:${stubPort}`;
  const stub = startService({
    name: 'The stub',
    script: 'bench/stub-sources.ts',
    env: { ...process.env, PORT: String(stubPort) },
    onLine: (line) => console.error(line),
  });
  const lines = new EventEmitter<{ line: [string] }>();
  let stopStack = async (): Promise<void> => {};
  const close = async (): Promise<void> => {
    await stopStack();
    await stub.stop(STOP_LIMIT_MS);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await stub.ready;
    const stack = await startStack({
      port: 0,
      simulatorsPort: 0,
      dataDir: path.join(scratch, 'data'),
      env: {
        NODE_OPTIONS: extras.map((extra) => `--import=${import.meta.resolve(extra)}`).join(' '),
        ...Object.fromEntries(
          Object.entries(outsideNames).map(([name, folder]) => [
            `OUTSIDE_${name}_URL`,
            `${stubUrl}/${folder}`,
          ]),
        ),
      },
      onOutput: (part, line) => {
        if (part === 'portal') lines.emit('line', line);
      },
    });
    stopStack = () => stack.stop();
    const { pid } = stack.portal;
    if (pid === undefined) throw new Error('The portal has no process');
    const cookies: string[] = [];
    for (const customer of customers) cookies.push(await openVisit(stack.url, customer));
    return {
      url: stack.url,
      portal: { url: stack.portal.url, pid, lines },
      cookies,
      setSize: async ({ avtaler, tilbud }) => {
        await tellStub(`${stubUrl}/size?avtaler=${avtaler}&tilbud=${tilbud}`);
      },
      setSlowest: (ms) => tellStub(`${stubUrl}/slow?ms=${ms}`),
      stubUrl,
      scratch,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function tellStub(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The stub answered ${answer.status}`);
}
