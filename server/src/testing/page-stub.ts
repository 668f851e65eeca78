import type { RenderedPage } from '@portal/contract/page.ts';

import type { Assets } from '../pages/assets.ts';

export const stubAssets: Assets = {
  folder: import.meta.dirname,
  hasTheme: () => true,
  readTheme: () => '',
  forPage: () => ({
    script: '/a.js',
    preloads: [],
    styles: { files: [], rules: [] },
    font: '/font.woff2',
    importMap: '{}',
  }),
};

/** A page that is complete at once, in place of the one that web renders. */
export function stubPage(markup = ''): RenderedPage {
  return {
    status: 200,
    entry: 'src/entry.client.tsx',
    module: 'src/entry.client.tsx',
    getTitle: () => 'Side',
    getOpening: () => markup,
    complete: Promise.resolve(undefined),
    stream: async (onMarkup) => onMarkup(markup),
    takeData: () => '',
    abort: () => undefined,
  };
}
