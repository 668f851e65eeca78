import { type ReactNode, type Ref, useState } from 'react';

import type { CommonFields, Form, FormFields } from '@portal/contract/forms/define-form.ts';
import type { FormRefusal } from '@portal/contract/page.ts';

import { usePageContext } from './page-context.tsx';
import { isPageAsSent } from './script-state.ts';

/**
 * A form that works without JavaScript: it posts to a page of ours, with the session's CSRF token.
 *
 * @param fields hidden fields
 * @param onSubmit replaces the post when JavaScript runs; the browser's own validation is off, since the texts are ours
 * @param onSent is told of a post that is not replaced
 */
export function PostForm<Field extends string>({
  form: { path, skjema, holdsText },
  fields,
  ref,
  className,
  onSubmit,
  onSent,
  children,
}: {
  form: Form<Field>;
  fields?: FormFields<NoInfer<Field>>;
  ref?: Ref<HTMLFormElement>;
  className?: string | undefined;
  onSubmit?: ((form: HTMLFormElement) => void) | undefined;
  onSent?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { formToken = '', formOwner } = usePageContext();
  const common: CommonFields = { formToken, skjema, eier: holdsText && formOwner };
  return (
    <form
      ref={ref}
      method="post"
      action={path}
      noValidate
      className={className}
      onSubmit={(event) => {
        onSent?.();
        if (onSubmit === undefined) return;
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {/* On the way back browsers put what was typed into a form with the same first names: not into another customer's. */}
      {holdsText && <input type="hidden" name={formOwner} disabled />}
      <HiddenFields fields={{ ...common, ...fields }} />
      {children}
    </form>
  );
}

export function HiddenFields({ fields }: { fields: CommonFields & FormFields<string> }) {
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** The refused form that this page answers. Whoever has left the page, and comes back, is not told again. */
export function useRefusedForm(): FormRefusal | undefined {
  const { formRefusal } = usePageContext();
  const [isItsAnswer] = useState(isPageAsSent);
  return isItsAnswer ? formRefusal : undefined;
}

/** The refusal of this form's post, if the page was rendered as its answer. */
export function useFormRefusal<Field extends string>({
  skjema,
}: Pick<Form<Field>, 'skjema'>): FormRefusal<Field> | undefined {
  const refused = useRefusedForm();
  return refused?.skjema === skjema ? refused : undefined;
}
