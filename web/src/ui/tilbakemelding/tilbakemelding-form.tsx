import { type ReactNode, useState } from 'react';

import { Card } from '../card.tsx';
import { type BegunContact, type Contact, ContactRequest } from './contact-request.tsx';
import styles from './tilbakemelding.module.css';
import { FollowUp } from './follow-up.tsx';
import { type BegunSurvey, type FollowUpAnswer, notStarted, readBegunSurvey } from './follow-up-state.ts';
import { type Begun, type TilbakemeldingSubmission, MainQuestion, type Send } from './main-question.tsx';
import type { Question } from './question.ts';
import { Stage } from './stage.tsx';
import { tekster } from './tekster.nb.ts';

export interface TilbakemeldingFormProps {
  /** The id of the block, for links to it. */
  id: string;
  question: Question;
  onSubmit: Send<TilbakemeldingSubmission>;
  followUp?:
    | {
        questions: readonly Question[];
        onSubmit: Send<readonly FollowUpAnswer[]>;
        begun?: BegunSurvey | undefined;
      }
    | undefined;
  contact?: { hasPhone: boolean; onSubmit: Send<Contact>; begun?: BegunContact | undefined } | undefined;
  /** The form as it works without JavaScript. */
  action: string;
  hiddenFields?: ReactNode;
  begun?: Begun | undefined;
  /** How the post that this page answers ended, without JavaScript. */
  result?: { isThanked: true } | { error: string } | undefined;
}

/**
 * Asks one question, thanks, and may then ask for more: a survey, then contact information.
 * A customer who declines or breaks off the survey is asked nothing more.
 */
export function TilbakemeldingForm({
  id,
  question,
  onSubmit,
  followUp,
  contact,
  action,
  hiddenFields,
  begun,
  result,
}: TilbakemeldingFormProps) {
  /** Begun in another language: the survey, or the request that follows it. */
  const [begunSurvey] = useState(
    () => followUp?.begun && readBegunSurvey(followUp.begun, followUp.questions),
  );
  const [isSent, setSent] = useState(followUp?.begun !== undefined || contact?.begun !== undefined);
  const [begunState] = useState(
    begunSurvey?.state ??
      (contact?.begun && (followUp ? { ...notStarted, phase: 'submitted' as const } : notStarted)),
  );
  const [survey, setSurvey] = useState(begunState ?? notStarted);
  const [contacted, setContacted] = useState<'submitted' | 'declined'>();
  const isAsBegun = survey === begunState && contacted === undefined;
  const isSurveyDone = survey.phase === 'submitted';
  const thanks =
    contacted === 'submitted' ? tekster.kontakt.takk : isSurveyDone ? tekster.oppfolging.takk : tekster.takk;
  const isAskedForContact =
    contact !== undefined && contacted === undefined && (followUp === undefined || isSurveyDone);

  return (
    <Card className={styles['card']}>
      <div id={id} className={styles['block']}>
        {result !== undefined && 'isThanked' in result ? (
          <p role="status" className={styles['thanks']}>
            {tekster.takk}
          </p>
        ) : isSent ? (
          <>
            {survey.phase !== 'stepping' && (
              <Stage key={`${thanks}-${survey.phase}-${contacted}`} isAsBegun={isAsBegun}>
                <p role="status" className={styles['thanks']}>
                  {thanks}
                </p>
              </Stage>
            )}
            {followUp && (
              <FollowUp
                questions={followUp.questions}
                state={survey}
                isAsBegun={isAsBegun}
                begun={begunSurvey?.value}
                onChange={setSurvey}
                onSubmit={followUp.onSubmit}
              />
            )}
            {isAskedForContact && (
              <ContactRequest
                hasPhone={contact.hasPhone}
                begun={contact.begun}
                onSubmit={contact.onSubmit}
                onDone={(isSubmitted) => setContacted(isSubmitted ? 'submitted' : 'declined')}
              />
            )}
          </>
        ) : (
          <MainQuestion
            question={question}
            action={action}
            hiddenFields={hiddenFields}
            begun={begun}
            initialError={result?.error}
            onSubmit={onSubmit}
            onSent={() => setSent(true)}
          />
        )}
      </div>
    </Card>
  );
}
