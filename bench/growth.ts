/** `npm run bench:growth`: how the cost of a page, and the time it blocks the browser, grow with what the customer has. */
import { endpoints } from '../contract/src/endpoints.ts';
import { BASE_PATH } from '../contract/src/paths.ts';
import { countBytes } from './count-bytes.ts';
import { type LongTask, listLongTasks } from './growth-browser.ts';
import { type Measured, measure, type Subject } from './measure.ts';
import { readWeaken } from './read-weaken.ts';
import { openStand, type Size, type Stand } from './stand.ts';

/** Page sizes, by number of cards: few, some, as many as the test customer `mange`, and far more than anybody has. */
const steps = ['few', 'some', 'mange', 'many'] as const;
type Step = (typeof steps)[number];
/** The size of the test customer `mange`. */
const MANGE: Size = { avtaler: 200, tilbud: 40 };
const avtaler: Record<Step, Size> = {
  few: { avtaler: 10, tilbud: 4 },
  some: { avtaler: 100, tilbud: 4 },
  mange: MANGE,
  many: { avtaler: 1000, tilbud: 4 },
};
const tilbud: Record<Step, Size> = {
  few: { avtaler: 10, tilbud: 10 },
  some: { avtaler: 10, tilbud: 100 },
  mange: MANGE,
  many: { avtaler: 10, tilbud: 400 },
};
const ROUNDS = 3;
const SECONDS = 2;
/** With `--weaken` the second step has only this share of its cards, so the last step seems to cost more per card. */
const WEAK_SHARE = 0.6;
/** How much more a card may cost among many cards. Two runs of the same code differ by nearly as much. */
const TOLERANCE = 1.25;
const LONGEST_TASK_MS = 200;

const kinds = [
  { name: 'overview', path: BASE_PATH, accept: 'text/html', counted: 'avtaler', sizes: avtaler },
  { name: 'offers page', path: `${BASE_PATH}/tilbud`, accept: 'text/html', counted: 'tilbud', sizes: tilbud },
  {
    name: 'GET avtaler',
    path: endpoints.getAvtaler.path,
    accept: 'application/json',
    counted: 'avtaler',
    sizes: avtaler,
  },
] as const;
type Kind = (typeof kinds)[number];

interface Row {
  kind: Kind;
  step: Step;
  cards: number;
  measured: Measured;
  bytes: number;
  compressed: number;
}

const isWeakened = readWeaken();
const stand = await openStand();
try {
  const rows = await measureGrowth(stand);
  printRows(rows);
  const isSteady = kinds.map((kind) => printGrowth(rows.filter((row) => row.kind === kind)));
  await stand.setSize(MANGE);
  const isQuick = printLongTasks(await listLongTasks(stand, isWeakened));
  if (isSteady.includes(false) || !isQuick) process.exitCode = 1;
} finally {
  await stand.close();
}

async function measureGrowth({ portal, cookies, setSize, url }: Stand): Promise<Row[]> {
  const { host } = new URL(url);
  const entries = kinds.flatMap((kind) =>
    steps.map((step) => {
      const size = kind.sizes[step];
      const told = isWeakened && step === 'some' ? shrink(size) : size;
      const headers = { accept: kind.accept, host };
      const subject: Subject = {
        name: `${kind.name}, ${size[kind.counted]}`,
        url: portal.url + kind.path,
        pid: portal.pid,
        headers,
        cookies,
        prepare: () => setSize(told),
      };
      return { kind, step, size, told, subject, headers };
    }),
  );
  const results = await measure(
    entries.map(({ subject }) => subject),
    cookies.length,
    { rounds: ROUNDS, seconds: SECONDS },
  );
  const rows: Row[] = [];
  for (const { kind, step, size, told, subject, headers } of entries) {
    await setSize(told);
    const measured = results.get(subject.name);
    if (measured === undefined) throw new Error(`${subject.name} was not measured`);
    const asked = `${subject.url}?komplett`;
    const own = { ...headers, cookie: cookies[0] ?? '' };
    rows.push({
      kind,
      step,
      cards: size[kind.counted],
      measured,
      bytes: await countBytes(asked, own),
      compressed: await countBytes(asked, { ...own, 'accept-encoding': 'br' }),
    });
  }
  return rows;
}

function shrink(size: Size): Size {
  return {
    avtaler: Math.round(size.avtaler * WEAK_SHARE),
    tilbud: Math.round(size.tilbud * WEAK_SHARE),
  };
}

function printRows(rows: readonly Row[]): void {
  console.table(
    rows.map(({ kind, cards, measured, bytes, compressed }) => ({
      subject: kind.name,
      cards,
      'CPU ms': Number(measured.cpuMs.toPrecision(3)),
      'lowest – highest': measured.range.map((ms) => ms.toPrecision(3)).join(' – '),
      'memory MB': measured.memory,
      'kB raw': Number((bytes / 1024).toPrecision(3)),
      'kB brotli': Number((compressed / 1024).toPrecision(3)),
    })),
  );
}

/**
 * Prints what one more card costs on a small and on a large page.
 * @returns whether neither time nor bytes grow faster than the number of cards
 */
function printGrowth(rows: readonly Row[]): boolean {
  const costs: readonly [string, (row: Row) => number][] = [
    ['µs of processor', ({ measured }) => measured.cpuMs * 1000],
    ['bytes raw', ({ bytes }) => bytes],
    ['bytes brotli', ({ compressed }) => compressed],
  ];
  const find = (step: Step): Row => {
    const row = rows.find((each) => each.step === step);
    if (row === undefined) throw new Error('A size is missing');
    return row;
  };
  const [few, some, many] = [find('few'), find('some'), find('many')];
  return costs
    .map(([unit, cost]) => {
      const perCard = (from: Row, to: Row): number => (cost(to) - cost(from)) / (to.cards - from.cards);
      const [early, late] = [perCard(few, some), perCard(some, many)];
      const isSteady = late <= early * TOLERANCE;
      console.log(
        `${few.kind.name}: one card more costs ${early.toFixed(0)} ${unit} from ${few.cards} to ${some.cards}, ` +
          `${late.toFixed(0)} from ${some.cards} to ${many.cards}: ${(late / early).toFixed(2)} times${isSteady ? '' : ', TOO MUCH'}`,
      );
      return isSteady;
    })
    .every(Boolean);
}

/** @returns whether no task blocked the main thread for too long */
function printLongTasks(tasks: readonly LongTask[]): boolean {
  console.log(
    `\n${MANGE.avtaler} agreements and ${MANGE.tilbud} offers in a browser at a quarter of the speed:`,
  );
  console.table(
    tasks.map(({ what, longestMs, count }) => ({
      what,
      'longest task ms': longestMs,
      'tasks over 50 ms': count,
    })),
  );
  const holds = tasks.every(({ longestMs }) => longestMs <= LONGEST_TASK_MS);
  console.log(`At most ${LONGEST_TASK_MS} ms: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  return holds;
}
