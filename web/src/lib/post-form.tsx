import type { ReactNode, Ref } from 'react';

import type { CommonFields, Form, FormFields } from '@portal/contract/forms/define-form.ts';
import type { FormRefusal } from '@portal/contract/page.ts';

import { usePageContext } from './page-context.tsx';

/**
 * A form that works without JavaScript: it posts to a page of ours, with the session's CSRF token.
 *
 * @param fields hidden fields
 * @param onSubmit replaces the post when JavaScript runs; the browser's own validation is off, since the texts are ours
 */
export function PostForm<Field extends string>({
  form: { path, skjema, holdsText },
  fields,
  ref,
  className,
  onSubmit,
  children,
}: {
  form: Form<Field>;
  fields?: FormFields<NoInfer<Field>>;
  ref?: Ref<HTMLFormElement>;
  className?: string | undefined;
  onSubmit?: ((form: HTMLFormElement) => void) | undefined;
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
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        })
      }
    >
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

/** The refusal of this form's post, if the page was rendered as its answer. */
export function useFormRefusal<Field extends string>({
  skjema,
}: Pick<Form<Field>, 'skjema'>): FormRefusal<Field> | undefined {
  const { formRefusal } = usePageContext();
  return formRefusal?.skjema === skjema ? formRefusal : undefined;
}
