import type { ReactNode } from 'react';

/** Stands in no text. */
const PLACE = '\0';

/** A whole sentence with an element, as a link, in its place: the order of the words is the language's own. */
export function withElement(sentence: (place: string) => string, element: ReactNode): ReactNode {
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
