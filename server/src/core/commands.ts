import type { z } from 'zod';

import type { EndpointName } from '@portal/contract/endpoints.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Form, FormFields } from '@portal/contract/forms/define-form.ts';

import { PortalError } from './errors.ts';
import type { CustomerContext, RequestContext } from './queries.ts';
import type { RateLimit } from './rate-limit.ts';

interface CommandBase<Input, Context, Result, Field extends string> {
  name: EndpointName;
  summary: string;
  /**
   * Validates all input from the browser in one object: the fields of the body (for a DELETE, of the query string) and
   * the path parameters.
   */
  input: z.ZodType<Input>;
  /** The error code of an invalid field, by its name; for other fields UGYLDIG_FORESPORSEL. */
  inputErrors?: Record<string, ErrorCode>;
  /** Left out when the response is 204. */
  result?: z.ZodType<Result>;
  /** @throws {PortalError} */
  handle: (context: Context, input: Input) => Promise<Result>;
  form?: CommandForm<Input, Field, Result>;
  /** For writes that visitors may make and that cost us something. Every attempt counts. */
  rateLimit?: RateLimit;
  /**
   * Ends what somebody else does in the customer's name. Counted for each session, not for the customer, so that the
   * other's session cannot use it up.
   */
  countsForSession?: boolean;
}

/** The same write without JavaScript: a real form, posted to a page address and answered with a redirect. */
interface CommandForm<Input, Field extends string, Result = unknown> extends Form<Field> {
  /** Fields whose text is shown again on the page of a refused form. */
  keeps?: readonly NoInfer<Field>[];
  /** Form fields are text: converts them to what `input` validates. */
  toInput: (fields: FormFields<Field>) => { [Name in keyof Input]: unknown };
  /** The page with the outcome. `result` is missing after an error. The address must not contain anything personal, nor an unvalidated field. */
  redirectTo: RedirectTo<Field, Result>;
  /** The same form on another page. It is posted to that page, which a refused one is answered with. */
  elsewhere?: (Form<Field> & { redirectTo: RedirectTo<Field, Result> }) | undefined;
}

type RedirectTo<Field extends string, Result> = (
  error: PortalError | undefined,
  fields: FormFields<Field>,
  result: Result | undefined,
) => string;

/** A command of any input type, as the app stores it. */
export interface Command {
  readonly name: EndpointName;
  readonly summary: string;
  readonly access: 'public' | 'customer';
  readonly input: z.ZodType;
  readonly result: z.ZodType | undefined;
  readonly form: CommandForm<Record<string, unknown>, string> | undefined;
  readonly rateLimit: RateLimit | undefined;
  readonly countsForSession: boolean;
  /** @throws {PortalError} */
  readonly run: (context: RequestContext, sent: Record<string, unknown>) => Promise<unknown>;
}

/** A write that visitors may make too. */
export function definePublicCommand<Input, Result = void, Field extends string = never>(
  command: CommandBase<Input, RequestContext, Result, Field>,
): Command {
  return toCommand('public', command, (context) => context);
}

/** A write of the logged-in customer. Who that is comes from the context, never from what the browser sends. */
export function defineCommand<Input, Result = void, Field extends string = never>(
  command: CommandBase<Input, CustomerContext, Result, Field>,
): Command {
  return toCommand('customer', command, (context) => {
    if (context.session === undefined) throw new PortalError('IKKE_INNLOGGET');
    return context;
  });
}

function toCommand<Input, Context, Result, Field extends string>(
  access: Command['access'],
  {
    name,
    summary,
    input,
    inputErrors = {},
    result,
    handle,
    form,
    rateLimit,
    countsForSession = false,
  }: CommandBase<Input, Context, Result, Field>,
  toContext: (context: RequestContext) => Context,
): Command {
  // The result comes from this command's own `handle`.
  const toRedirect =
    (redirectTo: RedirectTo<Field, Result>): RedirectTo<string, unknown> =>
    (error, fields, value) =>
      redirectTo(error, fields, value as Result | undefined);
  return {
    name,
    summary,
    access,
    input,
    result,
    form: form && {
      ...form,
      redirectTo: toRedirect(form.redirectTo),
      elsewhere: form.elsewhere && {
        ...form.elsewhere,
        redirectTo: toRedirect(form.elsewhere.redirectTo),
      },
    },
    rateLimit,
    countsForSession,
    async run(context, sent) {
      const own = toContext(context);
      const checked = input.safeParse(sent);
      if (checked.success) return handle(own, checked.data);
      const field = String(checked.error.issues[0]?.path[0]);
      throw new PortalError(inputErrors[field] ?? 'UGYLDIG_FORESPORSEL');
    },
  };
}
