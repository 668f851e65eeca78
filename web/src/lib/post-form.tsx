import type { FormEvent, ReactNode, Ref } from 'react';

import type { FormRefusal } from '@portal/contract/page.ts';

import { usePageContext } from './page-context.tsx';

/**
 * A form that works without the script: it posts to a page of ours, with the session's token.
 *
 * @param skjema tells the forms of one page apart
 * @param fields what the customer does not see
 * @param onSubmit what the script does instead; the browser's own checks are left out, since the texts are ours
 */
export function PostForm({
  action,
  skjema,
  fields,
  ref,
  className,
  onSubmit,
  children,
}: {
  action: string;
  skjema: string;
  fields?: Record<string, string | undefined>;
  ref?: Ref<HTMLFormElement>;
  className?: string | undefined;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}) {
  const { formToken, formOwner } = usePageContext();
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      noValidate
      className={className}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {Object.entries({ formToken: formToken ?? '', skjema, eier: formOwner, ...fields }).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}

/** The refusal that this page answers a post of the form with, if it does. */
export function useFormRefusal(skjema: string): FormRefusal | undefined {
  const { formRefusal } = usePageContext();
  return formRefusal?.skjema === skjema ? formRefusal : undefined;
}
