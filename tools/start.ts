/** `npm start`: the portal with its outside world, ready to be looked at. Ctrl-C ends all of it. */
import { resolve } from 'node:path';
import { buildWeb } from './build-web.ts';
import { onEndRequested } from './on-end-requested.ts';
import { ROOT } from './paths.ts';
import { startStack, type Stack } from './stack.ts';

const PAGE = '/privat/forsikring/oversikt';

interface Customer {
  key: string;
  fodselsnummer: string;
  navn: string;
  beskrivelse: string;
}

let stack: Stack | undefined;
let isEnding = false;
const starting = start();
onEndRequested(async () => {
  isEnding = true;
  // A start that was interrupted must still be awaited, or its processes would be left behind.
  await starting;
  await stack?.stop();
  process.exit();
});
await starting;

async function start(): Promise<void> {
  try {
    let isFirst = false;
    await buildWeb({
      stdio: 'ignore',
      onBuild: () => {
        isFirst = true;
        console.log('Building the pages');
      },
    });
    if (isFirst) console.log('Starting the database, the portal and the simulated outside systems');
    stack = await startStack({
      port: getPortSetting('PORT', 3000),
      simulatorsPort: getPortSetting('SIMULATORS_PORT', 8000),
      dataDir: resolve(ROOT, process.env['DATA_DIR'] || '.data'),
      env: { DATABASE_URL: process.env['DATABASE_URL'] ?? '', ...getOwnOutside() },
    });
    await printWelcome(stack);
    void stack.ended.then((reason) => {
      if (isEnding) return;
      console.error(reason);
      process.exit(1);
    });
  } catch (error) {
    if (isEnding) return;
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function getPortSetting(name: string, fallback: number): number {
  const value = process.env[name];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is no port number: ${value}`);
  return port;
}

/** Of a team that looks at its own system on screen; what it does not set is the simulators'. */
function getOwnOutside(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[0].startsWith('OUTSIDE_') && Boolean(entry[1]),
    ),
  );
}

/** The numbers are synthetic and belong to nobody (month + 80), so a terminal may show them. */
async function printWelcome({ url, simulatorsUrl }: Stack): Promise<void> {
  const answer = await fetch(`${simulatorsUrl}/customers`);
  if (!answer.ok) throw new Error(`The simulators do not list their customers (${answer.status})`);
  const customers = (await answer.json()) as Customer[];
  const width = (column: 'key' | 'navn') => Math.max(...customers.map((customer) => customer[column].length));
  const rows = customers.map(
    ({ key, fodselsnummer, navn, beskrivelse }) =>
      `  ${key.padEnd(width('key'))}  ${fodselsnummer}  ${navn.padEnd(width('navn'))}  ${beskrivelse}`,
  );
  console.log(`\nTest customers:\n${rows.join('\n')}\n\nReady: ${url}${PAGE}\n(Ctrl-C ends it)\n`);
}
