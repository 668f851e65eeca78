import { expect, test, vi } from 'vitest';

import { PageStream } from './page-stream.ts';

function createScene() {
  const flushes: string[] = [];
  return { stream: new PageStream((markup) => flushes.push(markup)), flushes };
}

test('hands on one flush at a time, whatever pieces it came in', () => {
  const { stream, flushes } = createScene();
  stream.write('<ul><l');
  stream.write('i>Bil</li></ul>');
  expect(flushes).toEqual([]);
  stream.flush();
  stream.flush();
  expect(flushes).toEqual(['<ul><li>Bil</li></ul>']);
});

test('a character split between two pieces is joined again', () => {
  const { stream, flushes } = createScene();
  const markup = Buffer.from('Kjæledyr på båt');
  for (const byte of markup) stream.write(Buffer.from([byte]));
  stream.flush();
  expect(flushes).toEqual(['Kjæledyr på båt']);
});

test('keeps what was written although the writer uses its buffer again', () => {
  const { stream, flushes } = createScene();
  const buffer = Buffer.from('Bil');
  stream.write(buffer);
  buffer.write('Hus');
  stream.flush();
  expect(flushes).toEqual(['Bil']);
});

test('takes as much as comes without asking the writer to wait', () => {
  const { stream } = createScene();
  expect(stream.write(Buffer.alloc(8 * 1024 * 1024))).toBe(true);
});

test('at the end hands on what is left, then says that it was the end', async () => {
  const { stream, flushes } = createScene();
  stream.end('</p>');
  await stream.ended;
  expect(flushes).toEqual(['</p>']);
});

test('says when it was broken off', async () => {
  const { stream } = createScene();
  stream.destroy(new Error('Brutt'));
  await expect(stream.ended).rejects.toThrow('Brutt');
});

test('leads to nothing once it has ended: Node may keep it for long', async () => {
  const { stream, flushes } = createScene();
  stream.on('drain', () => undefined);
  stream.end('<p>Bil</p>');
  await stream.ended;
  expect(flushes).toEqual(['<p>Bil</p>']);
  await vi.waitFor(() => expect(stream.eventNames()).toEqual([]));
});
