import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * Renders as the server does, and lets the script come at the very moment of a press, so that the press is what
 * hydrates the page.
 *
 * @param before what the customer has done until then
 * @param press it must press what is pressed within the call
 */
export function hydrateByPress(
  children: ReactNode,
  before: (page: HTMLElement) => void,
  press: (page: HTMLElement) => void,
): void {
  const page = document.createElement('div');
  page.innerHTML = renderToString(children);
  document.body.append(page);
  before(page);
  const root = hydrateRoot(page, children);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  press(page);
}
