import { createContext, use } from 'react';

import { useReportOutside } from '../use-report-outside.ts';
import { CountedTextArea } from './text-question.tsx';
import { tekster } from './tekster.nb.ts';

/** What an add-on needs of the main question: the name of the comment's field, its label, and what was begun. */
export const MainQuestionContext = createContext<
  { fieldName: string; label: string | undefined; text?: string | undefined } | undefined
>(undefined);

/** A comment on the answer: four rows, with a label that depends on the answer. */
export function AddonQuestion() {
  const main = use(MainQuestionContext);
  useReportOutside(main === undefined, 'add-on questions', 'a main-question context');
  if (main === undefined) return null;
  return (
    <CountedTextArea label={main.label ?? tekster.kommentar} name={main.fieldName} text={main.text} rows={4}>
      {tekster.hjelp}
    </CountedTextArea>
  );
}
