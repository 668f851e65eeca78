import { createContext, use } from 'react';

import { useReportOutside } from '../use-report-outside.ts';

export interface QuestionOption {
  label: string;
  value: string | number;
  /** Of the label, where it is another than the page's. */
  lang?: string;
  /** The label of the comment when this is the answer. */
  textAreaLabel?: string;
}

export interface QuestionProps {
  label: string;
  /** Of the label, where it is another than the page's. */
  lang?: string | undefined;
  /** Defaults to the label; of two answers with the same name the later one counts. */
  name?: string | undefined;
  options?: readonly QuestionOption[] | undefined;
}

export type QuestionType = 'radio' | 'checkbox' | 'text' | 'smiley';
export type Question = QuestionProps & { type: QuestionType };

/** A rating from 1 to 5, one choice, or several. */
export type TilbakemeldingValue = number | string | string[];

/** Where a question is shown, and the name of its field there. */
interface QuestionPlace {
  place: 'tilbakemelding' | 'follow-up';
  fieldName: string;
  /** What stands in a text at first. */
  text?: string | undefined;
}

export const QuestionContext = createContext<QuestionPlace | undefined>(undefined);

/** Undefined, with a message in the console, when no form would send the answer. */
export function useQuestionPlace(): QuestionPlace | undefined {
  const place = use(QuestionContext);
  useReportOutside(place === undefined, 'questions', 'a feedback or follow-up context');
  return place;
}

/** The form's answer to a question; undefined if it is not answered. */
export function readAnswer(
  form: HTMLFormElement,
  fieldName: string,
  type: QuestionType,
): TilbakemeldingValue | undefined {
  const values = new FormData(form).getAll(fieldName).filter((value) => typeof value === 'string');
  const first = values[0]?.trim();
  if (first === undefined || first === '') return undefined;
  if (type === 'checkbox') return values;
  return type === 'smiley' ? Number(first) : first;
}
