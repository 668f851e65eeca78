import type { PageContext, RenderPage } from '@portal/contract/page.ts';

import type { Assets } from '../pages/assets.ts';

/** Pages without React, for tests of what the server gives them to show: an empty page each. */
export function createShownPages() {
  let last: PageContext | undefined;
  const render: RenderPage = async ({ context }) => {
    last = context;
    return {
      status: 200,
      entry: 'src/entry.client.tsx',
      module: 'src/entry.client.tsx',
      title: 'Side',
      opening: '',
      complete: Promise.resolve(''),
      pipe: (destination) => void destination.end(),
      takeData: () => '',
      abort: () => undefined,
    };
  };
  const assets: Assets = {
    folder: import.meta.dirname,
    hasTheme: () => true,
    forPage: () => ({ script: '/a.js', preloads: [], styles: [], font: undefined }),
  };
  return {
    pages: { render, assets },
    /** What the last page since the last call was to show, if there was one. */
    take(): PageContext | undefined {
      const taken = last;
      last = undefined;
      return taken;
    },
  };
}
