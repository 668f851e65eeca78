import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildWeb } from '../tools/build-web.ts';
import { openVisit } from '../tools/proof/customer-browser.ts';
import { startStack } from '../tools/stack.ts';
import { fodselsnumre } from '../tools/testing/fodselsnumre.ts';
import { makeOutsideUrls } from '../tools/testing/outside-settings.ts';
import { startStub } from './start-stub.ts';

/** The stub answers the same for all of these test customers. */
const customers = [
  fodselsnumre.standard,
  fodselsnumre.loMedlem,
  fodselsnumre.bankkunde,
  fodselsnumre.tom,
  fodselsnumre.mange,
  fodselsnumre.prolife,
  fodselsnumre.attenIDag,
  fodselsnumre.utland,
  fodselsnumre.alleMerker,
  fodselsnumre.kontrollgruppe,
];

export interface Stand {
  /** Origin as the browser sees it. */
  url: string;
  /** The portal itself, without the web host in front of it. */
  portal: { url: string; pid: number; lines: EventEmitter<{ line: [string] }> };
  /** A Cookie header with a session for each customer. */
  cookies: readonly string[];
  /** From now on every customer has this many, spread over the source systems. */
  setSize: (size: Size) => Promise<void>;
  /** From now on one source system takes this many milliseconds, the others none. */
  setSlowest: (ms: number) => Promise<void>;
  /** Address of the stub that plays the outside systems. */
  stubUrl: string;
  /** A temporary folder, removed when the stand closes. */
  scratch: string;
  close: () => Promise<void>;
}

export interface Size {
  avtaler: number;
  tilbud: number;
}

/** Our own modules that can be preloaded into the portal and into the processes beside it. */
type Extra = './leak.ts' | './tell-alive.ts' | './toil.ts';

/** Starts the current build of the portal, with the stub as its outside systems. */
export async function openStand(...extras: Extra[]): Promise<Stand> {
  await buildWeb();
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const stub = await startStub();
  const lines = new EventEmitter<{ line: [string] }>();
  let stopStack = async (): Promise<void> => {};
  const close = async (): Promise<void> => {
    await stopStack();
    await stub.stop();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const stack = await startStack({
      port: 0,
      simulatorsPort: 0,
      dataDir: path.join(scratch, 'data'),
      env: {
        // What only developers see is not measured.
        APP_ENV: 'qa',
        NODE_OPTIONS: extras.map((extra) => `--import=${import.meta.resolve(extra)}`).join(' '),
        ...makeOutsideUrls(stub.url),
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
        await tellStub(`${stub.url}/size?avtaler=${avtaler}&tilbud=${tilbud}`);
      },
      setSlowest: (ms) => tellStub(`${stub.url}/slow?ms=${ms}`),
      stubUrl: stub.url,
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
