import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSearch } from 'wouter';

import { renderWithAnswers } from '../testing/render-with-answers.tsx';
import type { LazyPage } from './lazy-page.tsx';
import { openHere } from './leave-to.ts';
import { MAIN_ID } from './main-id.ts';
import { useClientNavigation } from './use-client-navigation.ts';

vi.mock('./leave-to.ts', () => ({ openHere: vi.fn<typeof openHere>() }));

const address = window.location.pathname + window.location.search;
const firstTitle = document.title;
afterEach(() => {
  window.history.replaceState(null, '', address);
  document.title = firstTitle;
});

/** Its title is set when its code is there, as by `useTitle`. */
const createPage = (title: string): LazyPage => ({
  module: '',
  listQuestions: () => [],
  load: async () => {
    document.title = title;
    return { title, Page: () => null };
  },
  isLoaded: () => true,
  Component: () => null,
});

function Portal() {
  useClientNavigation(
    () => undefined,
    () => undefined,
  );
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {useSearch() || 'Ingenting'}
    </main>
  );
}

it('a new page gets the focus, but not a page that removes what it has read from its address', async () => {
  const { pathname } = window.location;
  window.history.replaceState(null, '', `${pathname}?fjern=1`);
  await renderWithAnswers(<Portal />, {});
  const main = page.getByRole('main').element();
  if (!(main instanceof HTMLElement)) throw new Error('The page has no main part');
  const focus = vi.spyOn(main, 'focus');
  window.history.replaceState(null, '', pathname);
  await expect.element(page.getByText('Ingenting')).toBeVisible();
  window.history.pushState(null, '', `${pathname}?side=2`);
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenCalledOnce();
});

it('the name of each page that the customer comes to is known, also by Back, but not of the first', async () => {
  const { pathname } = window.location;
  const pages = new Map([
    [pathname, createPage('Oversikt')],
    ['/profil', createPage('Profil')],
  ]);
  function Arriving() {
    const way = useClientNavigation(
      (to) => pages.get(to),
      () => undefined,
    );
    return <p>Her: {way || 'taus'}</p>;
  }
  await renderWithAnswers(<Arriving />, {});
  await expect.element(page.getByText('Her: taus')).toBeVisible();
  window.history.pushState(null, '', '/profil?side=2');
  await expect.element(page.getByText('Her: Profil')).toBeVisible();
  window.history.back();
  await expect.element(page.getByText('Her: Oversikt')).toBeVisible();
});

it('the name is told anew where the next page has the same, as older activity has', async () => {
  const { pathname } = window.location;
  const told: (boolean | string)[] = [];
  function Arriving() {
    const way = useClientNavigation(
      () => createPage('Aktivitet'),
      () => undefined,
    );
    useEffect(() => void told.push(way), [way]);
    return <a href={`${pathname}?eldre=${told.length}`}>Eldre</a>;
  }
  await renderWithAnswers(<Arriving />, {});
  const older = page.getByRole('link', { name: 'Eldre' });
  await older.click();
  await expect.poll(() => told).toEqual([false, 'Aktivitet']);
  await older.click();
  await expect.poll(() => told).toEqual([false, 'Aktivitet', false, 'Aktivitet']);
});

it('a page that comes late is not told of while another one is awaited', async () => {
  const slow = Promise.withResolvers<undefined>();
  const hanging = Promise.withResolvers<undefined>();
  const pageOf = ({ promise }: typeof slow): LazyPage => ({
    ...createPage(''),
    load: () => promise.then(() => ({ title: 'Sen', Page: () => null })),
    isLoaded: () => false,
  });
  const pages = new Map([
    ['/sen', pageOf(slow)],
    ['/neste', pageOf(hanging)],
  ]);
  function Arriving() {
    const way = useClientNavigation(
      (to) => pages.get(to),
      () => undefined,
    );
    return <a href="/neste">{way === true ? 'Henter' : 'Neste'}</a>;
  }
  await renderWithAnswers(<Arriving />, {});
  window.history.pushState(null, '', '/sen');
  await page.getByRole('link', { name: 'Neste' }).click();
  await expect.element(page.getByText('Henter')).toBeVisible();
  slow.resolve(undefined);
  // After the moment in which a title would be told.
  await slow.promise;
  await new Promise((painted) =>
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await expect.element(page.getByText('Henter')).toBeVisible();
});

describe('a page whose code cannot be loaded', () => {
  const onOffline = vi.fn<() => void>();
  const missing: LazyPage = {
    module: '',
    listQuestions: () => [],
    load: () => Promise.reject(new TypeError('Failed to fetch')),
    isLoaded: () => false,
    Component: () => null,
  };
  function Linking() {
    const way = useClientNavigation(() => missing, onOffline);
    return <a href="/en-annen-side">{way === true ? 'Henter' : 'En annen side'}</a>;
  }
  const press = async (onLine: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await renderWithAnswers(<Linking />, {});
    await page.getByRole('link', { name: 'En annen side' }).click();
  };
  afterEach(() => vi.resetAllMocks());

  it('leads to a new document, which works without it', async () => {
    await press(true);
    await expect
      .poll(() => vi.mocked(openHere).mock.calls)
      .toEqual([[new URL('/en-annen-side', location.href).href]]);
    expect(onOffline).not.toHaveBeenCalled();
  });

  it('leaves the customer where they are when there is no network, and says so', async () => {
    await press(false);
    await expect.poll(() => onOffline.mock.calls).toHaveLength(1);
    expect(openHere).not.toHaveBeenCalled();
    await expect.element(page.getByRole('link', { name: 'En annen side' })).toBeVisible();
  });
});
