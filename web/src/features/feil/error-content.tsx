import type { Kontaktinfo } from '@portal/contract/auth.ts';

import { ErrorFrame, GoBack } from '../../frame/error-frame.tsx';
import { errorTekster, tekster, type ErrorType } from './tekster.ts';

interface ErrorContentProps {
  kontaktinfo: Kontaktinfo | undefined;
  correlationId: string | undefined;
}

/** A page that failed. Its action goes one page back. */
export function ErrorContent({ type, ...props }: ErrorContentProps & { type: ErrorType }) {
  return <ErrorFrame scene="feil" {...errorTekster[type]} {...props} action={<GoBack />} backLink />;
}

/** What stands where a component threw and nothing nearer caught it (ERR-14, OD-98). */
export function UncaughtErrorContent(props: ErrorContentProps) {
  return (
    <ErrorFrame
      scene="feil"
      title={tekster.uventetFeilTitle}
      lead={errorTekster.generell.lead}
      {...props}
      action={<GoBack />}
      backLink
    />
  );
}
