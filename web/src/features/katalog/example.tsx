import { type ReactNode, useEffect, useRef } from 'react';

import { classNames } from '../../ui/class-names.ts';
import styles from './example.module.css';

/** One part of the catalogue, reached from its list of contents. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-tittel`}>
      <h2 id={`${id}-tittel`}>{title}</h2>
      {children}
    </section>
  );
}

/** Examples side by side where there is room. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={styles['examples']}>{children}</div>;
}

/**
 * A widget in one state.
 *
 * @param state says in a few words which
 * @param wide as wide as the page
 */
export function Example({
  state,
  wide = false,
  children,
}: {
  state: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={classNames(styles['example'], wide && styles['wide'])}>
      <figcaption className={styles['state']}>{state}</figcaption>
      {children}
    </figure>
  );
}

/**
 * A widget as it looks after somebody has used it: the gestures are made once it stands in the page, and focus goes
 * back to where it was.
 */
export function Played({ play, children }: { play: (root: HTMLElement) => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const gestures = useRef(play);
  useEffect(() => {
    const before = document.activeElement;
    if (root.current) gestures.current(root.current);
    if (document.activeElement !== before && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  }, []);
  return <div ref={root}>{children}</div>;
}

/** Presses the first element that the selector finds. */
export function press(root: HTMLElement, selector: string): void {
  root.querySelector<HTMLElement>(selector)?.click();
}

/** Writes in a field as the keyboard does: React hears of it, and focus stays where it is. */
export function write(root: HTMLElement, selector: string, text: string): void {
  const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (field === null) return;
  // React watches the element's own property; the one of its class is the browser's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
