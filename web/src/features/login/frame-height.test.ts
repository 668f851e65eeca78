import { describe, expect, it } from 'vitest';

import { DEFAULT_FRAME_HEIGHT, findHeight, toFrameHeight } from './frame-height.ts';

describe('the height of the login frame', () => {
  it('is 297 before the frame has sent it (SES-26, AMB-05)', () => {
    expect(DEFAULT_FRAME_HEIGHT).toBe(297);
  });

  it('is 1.08 times what the frame sends (SES-25)', () => {
    expect(toFrameHeight(500)).toBe(540);
  });

  it.each([100, 275.5, 2000])('accepts %s', (height) => {
    expect(findHeight({ type: 'login-frame-height', height })).toBe(height);
  });

  it.each([
    undefined,
    null,
    'login-frame-height',
    500,
    {},
    { type: 'login-frame-height' },
    { type: 'login-frame-height', height: '500' },
    { type: 'login-frame-height', height: Number.NaN },
    { type: 'login-frame-height', height: Number.POSITIVE_INFINITY },
    { type: 'login-frame-height', height: 99 },
    { type: 'login-frame-height', height: 2001 },
    { type: 'another', height: 500 },
  ])('ignores %j (OD-53)', (message) => {
    expect(findHeight(message)).toBeUndefined();
  });
});
