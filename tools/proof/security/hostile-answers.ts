/** A source system with hostile answers, as last told. In a thread of its own, so that only the reading is timed. */
import { createServer } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';

const MB = 1024 * 1024;
const head = (headers: string): string =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${headers}\r\n`;
const whole = (body: Buffer | string, headers = ''): Buffer =>
  Buffer.concat([Buffer.from(head(`${headers}content-length: ${body.length}\r\n`)), Buffer.from(body)]);
/** Of one-byte letters. */
const inChunks = (text: string, size: number): Buffer => {
  const chunks = text.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  const sent = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  return Buffer.from(`${head('transfer-encoding: chunked\r\n')}${sent}0\r\n\r\n`);
};
/** As many of a thing as fit into the largest answer. */
const fill = (one: string): string => {
  const count = Math.floor((MB - 32) / (one.length + 1));
  return `{"avtaler":[${Array.from({ length: count }, () => one).join()}]}`;
};
const rows = (count: number, row: unknown): string =>
  JSON.stringify({ avtaler: Array.from({ length: count }, () => row) });
const ROW = {
  policyNumber: '12345678',
  name: 'Husforsikring',
  description: 'A'.repeat(180),
  avtaleStatus: 'ACTIVE',
  productType: 'HUS',
  monthlyPrice: 642.5,
};

/** By name; each is the whole of what is sent. */
const answers: Record<string, () => Buffer> = {
  '4 MB in pieces of one byte': () => inChunks('a'.repeat(4 * MB), 1),
  '3.8 MB of brackets': () => inChunks('['.repeat(3.8 * MB), 65_536),
  '1 MB of brackets': () => whole('['.repeat(MB)),
  '1 MB of empty rows': () => whole(fill('{}')),
  '1 MB of digits': () => whole(`{"avtaler":[${'9'.repeat(MB - 32)}]}`),
  '1 MB of escapes': () => whole(`{"avtaler":["${'\\u00e5'.repeat(MB / 6 - 8)}"]}`),
  '2000 rows that can be read': () => whole(rows(2000, ROW)),
  '2000 rows that cannot': () =>
    whole(rows(2000, { name: 7, avtaleStatus: {}, monthlyPrice: 'x', endDate: [] })),
  'rows full of lists that nobody reads': () =>
    whole(rows(14, { x: Array.from({ length: 1999 }, () => ({})) })),
  'a bomb of gzip': () => whole(gzipSync(Buffer.alloc(64 * MB, '[')), 'content-encoding: gzip\r\n'),
  '100 000 early hints': () =>
    Buffer.concat([Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100_000)), whole('{"avtaler":[]}')]),
};

let made: Buffer = Buffer.alloc(0);
parentPort?.on('message', (name: string) => {
  made = answers[name]?.() ?? Buffer.alloc(0);
  parentPort?.postMessage('ready');
});
const server = createServer((socket) => {
  socket.on('error', () => {});
  let got = '';
  socket.on('data', (piece) => {
    got += piece.toString('latin1');
    const end = got.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(got)?.[1] ?? 0);
    if (end < 0 || got.length < end + 4 + length) return;
    got = '';
    socket.write(made);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  parentPort?.postMessage({ port, names: Object.keys(answers) });
});
