import { createElement, useState, type ReactElement, type ReactNode } from 'react';

/** A text, or an element with its attributes as React names them. */
export type Part = string | { tag: string; props: Record<string, unknown>; parts: Part[] };

/** The hand-made page as a React application has it: all that opens and closes is a state of a component. */
export function PlainPage({ parts }: { parts: Part[] }): ReactNode {
  return parts.map(toElement);
}

function toElement(part: Part, key: number): ReactElement | string {
  if (typeof part === 'string') return part;
  const { tag, props, parts } = part;
  if (tag === 'details') return createElement(Details, { key, parts });
  return createElement(tag, { ...props, key }, ...parts.map(toElement));
}

function Details({ parts: [summary, ...content] }: { parts: Part[] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const title = typeof summary === 'object' ? summary.parts : [];
  return createElement(
    'div',
    { className: 'details' },
    createElement(
      'button',
      { className: 'summary', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
      ...title.map(toElement),
    ),
    createElement('div', { hidden: !isOpen }, ...content.map(toElement)),
  );
}
