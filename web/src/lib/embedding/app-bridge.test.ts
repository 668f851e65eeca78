import { describe, expect, it, vi } from 'vitest';

import { findAppBridge } from './app-bridge.ts';

describe('findAppBridge', () => {
  it('uses the message handler of iOS (OD-90)', () => {
    const kfpApp = {
      sent: [] as unknown[],
      postMessage(message: unknown) {
        this.sent.push(message);
      },
    };
    findAppBridge({ webkit: { messageHandlers: { kfpApp } } })?.openExternal('https://x.no/a');
    expect(kfpApp.sent).toEqual([{ type: 'openExternal', url: 'https://x.no/a' }]);
  });

  it('uses the object of Android (OD-90)', () => {
    const openExternal = vi.fn<(url: string) => void>();
    findAppBridge({ KfpApp: { openExternal } })?.openExternal('https://x.no/a');
    expect(openExternal.mock.calls).toEqual([['https://x.no/a']]);
  });

  it.each([
    {},
    { webkit: {} },
    { webkit: { messageHandlers: {} } },
    { webkit: { messageHandlers: { kfpApp: {} } } },
    { KfpApp: {} },
  ])('finds none in %j', (appWindow) => {
    expect(findAppBridge(appWindow)).toBeUndefined();
  });
});
