import fc from 'fast-check';
import { expect, test } from 'vitest';

import { encodeSegment } from './encode-segment.ts';

test('never throws, and is encodeURIComponent wherever that does not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(encodeSegment(text)).toBe(encodeURIComponent(text));
    }),
  );
  for (const broken of ['\ud800', 'a\udc00b', '\ud800\ud800'])
    expect(decodeURIComponent(encodeSegment(broken))).toBe(broken.replaceAll(/[\ud800-\udfff]/g, '\ufffd'));
});
