import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';

import { describe, expect, test, vi } from 'vitest';

import { createEncoder } from './encoder.ts';

const decode = {
  br: (content: Buffer) => brotliDecompressSync(content),
  gzip: (content: Buffer) => gunzipSync(content),
  none: (content: Buffer) => content,
};

describe('the encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['brotli', undefined],
    ['br;q=0', undefined],
    ['', undefined],
  ])('for a browser that takes "%s" is %s', (accepted, encoding) => {
    const encoder = createEncoder(accepted);
    expect(encoder.encoding).toBe(encoding);
    encoder.end([]);
  });
});

describe.each(['br', 'gzip', 'none'] as const)('%s', (encoding) => {
  test('decompressing gives the original', async () => {
    const encoder = createEncoder(encoding);
    const content = buffer(encoder.body);
    encoder.write(['<p>Kjæledyr – </p>'.repeat(5000)]);
    encoder.write(['<p>Båt</p>', '', '<p>Bil</p>']);
    encoder.end(['</html>']);
    const page = decode[encoding](await content).toString();
    expect(page).toBe(`${'<p>Kjæledyr – </p>'.repeat(5000)}<p>Båt</p><p>Bil</p></html>`);
  });

  test('each part can be read before the next one is written', async () => {
    const encoder = createEncoder(encoding);
    const reader =
      encoding === 'none'
        ? encoder.body
        : encoder.body.pipe(
            encoding === 'gzip'
              ? createGunzip()
              : createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH }),
          );
    let read = '';
    reader.on('data', (piece: Buffer) => {
      read += piece.toString();
    });
    for (const part of ['<head>', '<rest>', '<sen>']) {
      encoder.write([part]);
      while (!read.endsWith(part)) await once(reader, 'data');
    }
    encoder.end([]);
    expect(read).toBe('<head><rest><sen>');
  });

  test('writing to a disconnected reader does no harm', async () => {
    const encoder = createEncoder(encoding);
    encoder.write(['<head>']);
    encoder.body.destroy();
    await once(encoder.body, 'close');
    encoder.write(['<rest>']);
    encoder.end(['</html>']);
    expect(encoder.body.destroyed).toBe(true);
  });

  test('nothing listens to what has been sent, which Node may keep for long', async () => {
    const encoder = createEncoder(encoding);
    encoder.body.on('end', () => undefined);
    encoder.end(['</html>']);
    await buffer(encoder.body);
    await vi.waitFor(() => expect(encoder.body.closed).toBe(true));
    if (encoding !== 'none') expect(encoder.body.eventNames()).toEqual([]);
  });
});
