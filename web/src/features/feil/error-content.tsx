import type { Kontaktinfo } from '@portal/contract/auth.ts';

import { ErrorFrame, GoBack } from '../../frame/error-frame.tsx';
import { openHere } from '../../lib/leave-to.ts';
import { LinkButton } from '../../ui/button.tsx';
import { errorTekster, formatProvIgjenOm, tekster, type ErrorType } from './tekster.nb.ts';

interface ErrorContentProps {
  kontaktinfo: Kontaktinfo | undefined;
  correlationId: string | undefined;
  /** A call that may succeed if it is retried; retry is then the first action. */
  retryHref?: string | undefined;
}

/**
 * A page that failed. The first action is a retry if that may succeed, otherwise one page back.
 *
 * @param retryAfter whole seconds until a retry is worthwhile
 */
export function ErrorContent({
  type,
  retryHref,
  retryAfter,
  ...props
}: ErrorContentProps & { type: ErrorType; retryAfter?: number | undefined }) {
  const { title, lead } = errorTekster[type];
  return (
    <ErrorFrame
      scene="feil"
      title={title}
      lead={retryAfter === undefined ? lead : `${lead} ${formatProvIgjenOm(retryAfter)}`}
      {...props}
      action={<WaysOn retryHref={retryHref} />}
      backLink
    />
  );
}

/** Fallback of the outermost error boundary. */
export function UncaughtErrorContent({ retryHref, ...props }: ErrorContentProps) {
  return (
    <ErrorFrame
      scene="feil"
      title={tekster.uventetFeilTitle}
      lead={errorTekster.generell.lead}
      {...props}
      action={<WaysOn retryHref={retryHref} />}
      backLink
    />
  );
}

function WaysOn({ retryHref }: Pick<ErrorContentProps, 'retryHref'>) {
  if (retryHref === undefined) return <GoBack />;
  return (
    <>
      <LinkButton
        href={retryHref}
        onClick={(event) => {
          // Loads the page that failed as a new document: navigating to the current address would do nothing.
          event.preventDefault();
          openHere(retryHref);
        }}
      >
        {tekster.provIgjen}
      </LinkButton>
      <GoBack variant="secondary" />
    </>
  );
}
