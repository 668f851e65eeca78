/**
 * The contract of one form, between its page and the server. The inputs, the command and the page of a refused form all
 * take the field names from here. The command defines what the fields are parsed into.
 */
export interface Form<Field extends string = string> {
  /** Full path of the form's POST. */
  readonly path: string;
  /** Tells forms apart that post to the same path. A refused one is answered with the page it stands on. */
  readonly skjema?: string;
  /** The form has free text from the customer, which is kept while they log in again. */
  readonly holdsText?: true;
  /** Each field's name, by itself. */
  readonly names: { readonly [Name in Field]: Name };
}

/** What a form sends: every field is text, and any of them may be missing. */
export type FormFields<Field extends string> = { readonly [Name in Field]?: string | undefined };

/** Fields that every form of a logged-in page sends besides its own. */
export interface CommonFields {
  /** CSRF token of the session. */
  formToken: string;
  skjema?: string | undefined;
  /** The owner of the page, for when the session has ended before the form is sent. Only in forms with free text. */
  eier?: string | undefined;
}

export function defineForm<Field extends string = never>({
  fields = [],
  ...form
}: Omit<Form, 'names'> & { fields?: readonly Field[] }): Form<Field> {
  return { ...form, names: Object.fromEntries(fields.map((name) => [name, name])) as Form<Field>['names'] };
}
