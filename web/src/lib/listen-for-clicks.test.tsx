import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';

import { APP_ID } from '@portal/contract/document.ts';

import { listenForClicks } from './listen-for-clicks.ts';

const never = new Promise<never>(() => {});

/** A page as the server has sent it, taken over but for the part whose script does not come. */
async function openPage() {
  let isSent = false;
  function Late() {
    if (isSent) use(never);
    return <button type="button">Sen</button>;
  }
  const onHandled = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const children = (
    <>
      <button type="button" onClick={onHandled}>
        Tidlig
      </button>
      <Suspense>
        <Late />
      </Suspense>
    </>
  );
  const app = document.createElement('div');
  app.id = APP_ID;
  app.innerHTML = renderToString(children);
  isSent = true;
  document.body.append(app);
  const root = hydrateRoot(app, children);
  const listening = new AbortController();
  /** Whether each click had been handled. */
  const heard: boolean[] = [];
  listenForClicks((event) => heard.push(event.defaultPrevented), listening.signal);
  onTestFinished(() => {
    listening.abort();
    root.unmount();
    app.remove();
  });
  const press = (name: string) => {
    const button = [...app.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    button?.click();
  };
  await vi.waitFor(() => {
    press('Tidlig');
    expect(onHandled).toHaveBeenCalled();
  });
  heard.length = 0;
  return { press, heard, stop: () => listening.abort() };
}

it('a click is heard once, after who has handled it', async () => {
  const { press, heard } = await openPage();
  press('Tidlig');
  expect(heard).toEqual([true]);
});

it('a click is heard once in a part of the page that React has not taken over', async () => {
  const { press, heard, stop } = await openPage();
  press('Sen');
  expect(heard).toEqual([false]);
  stop();
  press('Sen');
  expect(heard).toHaveLength(1);
});
