import type { Kontaktinfo } from '@portal/contract/auth.ts';

import { ErrorFrame, GoBack } from '../../frame/error-frame.tsx';
import { openHere } from '../../lib/leave-to.ts';
import { LinkButton } from '../../ui/button.tsx';
import { errorTekster, formatProvIgjenOm, tekster, type ErrorType } from './tekster.ts';

interface ErrorContentProps {
  kontaktinfo: Kontaktinfo | undefined;
  correlationId: string | undefined;
  /** What failed and may well succeed the next time; the first of the ways on. */
  retryHref?: string | undefined;
}

/**
 * A page that failed. What may succeed is tried again; else the way goes one page back.
 *
 * @param retryAfter whole seconds until it is worth trying again
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

/** What stands where a component threw and nothing nearer caught it. */
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
          // The page that failed, in a new document: a change to the address it has would change nothing.
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
