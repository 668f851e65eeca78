import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';

import type { SettledAnswer } from '@portal/contract/page.ts';
import { fromKeyText } from '@portal/contract/query-key.ts';

import { App } from '../web/src/app.tsx';
import type { PageData } from '../web/src/lib/data-blocks.ts';
import { createQueryClient } from '../web/src/lib/query-client.ts';
import { choosePage } from '../web/src/routes.tsx';

const URL_OF_PAGE = '/privat/forsikring/oversikt';

/** Takes a page that the portal sent, and returns a plain render of the same tree with the same data. */
export async function prepare(html: string): Promise<() => string> {
  const blocks = [...html.matchAll(/data-block="([^"]+)">(.*?)<\/script>/gs)].map(
    ([, name = '', json = '']) => [name.replaceAll('&amp;', '&'), JSON.parse(json) as unknown] as const,
  );
  const page = blocks.find(([name]) => name === 'page')?.[1] as PageData;
  const client = createQueryClient(() => Promise.reject(new Error('Everything is answered')));
  for (const [name, answer] of blocks) {
    const settled = answer as SettledAnswer;
    if (name !== 'page' && settled.state === 'ok') client.setQueryData(fromKeyText(name), settled.value);
  }
  const chosen = choosePage(
    URL_OF_PAGE,
    page.context,
    client.getQueryData(['getSessionStatus']),
    client.getQueryData(['getOversiktConfig']),
  );
  await chosen.page.load();
  return () =>
    renderToString(
      createElement(App, {
        client,
        context: page.context,
        router: (children) => createElement(SsrRouter, null, children),
      }),
    );
}

function SsrRouter({ children }: { children?: ReactNode }) {
  return Router({ ssrPath: URL_OF_PAGE, children });
}
