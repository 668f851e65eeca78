import { createContext, use } from 'react';

import { useReportOutside } from '../use-report-outside.ts';
import { CountedTextArea } from './text-question.tsx';
import { tekster } from './tekster.nb.ts';

/** What an add-on needs of the main question: the name of the comment's field, and its label. */
export const MainQuestionContext = createContext<
  { fieldName: string; label: string | undefined } | undefined
>(undefined);

/** A comment on the answer: four rows, with a label that depends on the answer. */
export function AddonQuestion() {
  const main = use(MainQuestionContext);
  useReportOutside(main === undefined, 'add-on questions', 'a main-question context');
  if (main === undefined) return null;
  return (
    <CountedTextArea label={main.label ?? tekster.kommentar} name={main.fieldName} rows={4}>
      {tekster.hjelp}
    </CountedTextArea>
  );
}
