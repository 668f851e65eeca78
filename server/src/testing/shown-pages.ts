import type { PageContext, RenderPage } from '@portal/contract/page.ts';

import { stubAssets, stubPage } from './page-stub.ts';

/** Stub pages without React, for tests of the data that the server gives to a page. */
export function createShownPages() {
  let last: PageContext | undefined;
  const render: RenderPage = async ({ context }) => {
    last = context;
    return { ...stubPage(), complete: Promise.resolve('') };
  };
  return {
    pages: { render, assets: stubAssets },
    /** The context of the last page since the previous call, if any. */
    take(): PageContext | undefined {
      const taken = last;
      last = undefined;
      return taken;
    },
  };
}
