import { type ReactNode, useEffect, useRef } from 'react';

import { classNames } from '../../web/src/ui/class-names.ts';
import styles from './example.module.css';

/** One section of the catalogue, linked from its table of contents. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-tittel`}>
      <h2 id={`${id}-tittel`}>{title}</h2>
      {children}
    </section>
  );
}

/** Examples side by side when there is room. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={styles['examples']}>{children}</div>;
}

/**
 * A widget in one state.
 *
 * @param state describes the state in a few words
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

/** A widget as it looks after use: the gestures run once it is in the page, and focus then returns to where it was. */
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

export function press(root: HTMLElement, selector: string): void {
  root.querySelector<HTMLElement>(selector)?.click();
}

/** Types into a field as a keyboard would: React sees the change, and focus does not move. */
export function write(root: HTMLElement, selector: string, text: string): void {
  const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (field === null) return;
  // React overrides the setter on the element itself; the one on its prototype is the browser's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
