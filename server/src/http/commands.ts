import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { type EndpointName, endpoints } from '@portal/contract/endpoints.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { FormRefusal } from '@portal/contract/page.ts';

import type { Answers } from './answers.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { LateForms } from '../session/late-forms.ts';
import { withKeptForm, withNotice } from '../session/return-to.ts';
import { PortalError, toPortalError } from './errors.ts';
import type { CustomerContext, RequestContext } from './queries.ts';
import { FormTokenError } from './forgery-guard.ts';
import type { RateLimit } from './rate-limit.ts';
import './request.ts';
import type { ToldOnce } from './told-once.ts';
import type { WriteLimit } from './write-limit.ts';

interface CommandBase<Input, Context, Result> {
  name: EndpointName;
  summary: string;
  /** Checks everything the browser sent: the body's fields (of a DELETE the address's query) and the path's parameters, in one object. */
  input: z.ZodType<Input>;
  /** Which error a refused input is, by the name of its field; others are UGYLDIG_FORESPORSEL. */
  inputErrors?: Record<string, ErrorCode>;
  /** Left out where the answer is 204. */
  result?: z.ZodType<Result>;
  /** @throws {PortalError} */
  handle: (context: Context, input: Input) => Promise<Result>;
  form?: CommandForm;
  /** For writes that visitors may make, and that cost us something. Every attempt counts. */
  rateLimit?: RateLimit;
}

/** The same write without JavaScript: a real form posts to a page address and is answered with a redirect. */
export interface CommandForm {
  /** Full path of the form's action, with the endpoint's parameters. */
  path: string;
  /**
   * For a form that posts to its own page's address, which other forms may share: its name, in a hidden field `skjema`.
   * A refused one is answered with the page itself, the fields of `keeps` as they were typed. `holdsText`: they are text,
   * and kept over a login as well.
   */
  onPage?: { skjema: string; keeps: readonly string[]; holdsText?: true };
  /** A form's fields are texts: turns them into what `input` checks. */
  toInput: (fields: Record<string, string>) => Record<string, unknown>;
  /** The page that shows how it went. Nothing personal may stand in the address, and no field without a check. */
  redirectTo: (error: PortalError | undefined, fields: Record<string, string>) => string;
}

/** A command as the app holds it, whatever its input. */
export interface Command {
  readonly name: EndpointName;
  readonly summary: string;
  readonly access: 'public' | 'customer';
  readonly result: z.ZodType | undefined;
  readonly form: CommandForm | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** @throws {PortalError} */
  readonly run: (context: RequestContext, sent: Record<string, unknown>) => Promise<unknown>;
}

/** A write that visitors too may make. */
export function definePublicCommand<Input, Result = void>(
  command: CommandBase<Input, RequestContext, Result>,
): Command {
  return toCommand('public', command, (context) => context);
}

/** A write of the logged-in customer. It is bound to them by its context; nothing the browser sends says whose it is. */
export function defineCommand<Input, Result = void>(
  command: CommandBase<Input, CustomerContext, Result>,
): Command {
  return toCommand('customer', command, (context) => {
    if (context.session === undefined) throw new PortalError('IKKE_INNLOGGET');
    return { ...context, session: context.session };
  });
}

function toCommand<Input, Context, Result>(
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
  }: CommandBase<Input, Context, Result>,
  toContext: (context: RequestContext) => Context,
): Command {
  return {
    name,
    summary,
    access,
    result,
    form,
    rateLimit,
    async run(context, sent) {
      const own = toContext(context);
      const checked = input.safeParse(sent);
      if (checked.success) return handle(own, checked.data);
      const field = String(checked.error.issues[0]?.path[0]);
      throw new PortalError(inputErrors[field] ?? 'UGYLDIG_FORESPORSEL');
    },
  };
}

/** Sends the page that the request's address names, with the refused form in it. */
export type SendRefusedForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: FormRefusal,
  status: number,
) => Promise<FastifyReply>;

export interface CommandDependencies {
  answers: Answers;
  audit: Pick<AuditTrail, 'begin' | 'countRefused'>;
  writeLimit: WriteLimit;
  lateForms: Pick<LateForms, 'keep' | 'toOwner'>;
  toldOnce: Pick<ToldOnce, 'mark'>;
  /** Absent where only the API is served. */
  sendRefusedForm?: SendRefusedForm | undefined;
}

/** Every write as a JSON route, and as a form post where it has a form and there are pages. */
export function registerCommands(
  app: FastifyInstance,
  commands: readonly Command[],
  { answers, audit, writeLimit, lateForms, toldOnce, sendRefusedForm }: CommandDependencies,
): void {
  for (const command of commands) {
    const { path, method } = endpoints[command.name];
    app.route({
      method,
      url: path,
      schema: { summary: command.summary, ...(command.result && { response: { 200: command.result } }) },
      handler: async (request, reply) => {
        const result = await run(command, request, readSent(request));
        void reply.header('cache-control', 'no-store');
        return command.result === undefined ? reply.code(204).send() : reply.send(result);
      },
    });
  }
  const withForm = commands.flatMap((command) =>
    command.form === undefined ? [] : [{ command, form: command.form }],
  );
  for (const [path, forms] of Map.groupBy(withForm, ({ form }) => form.path)) registerForms(app, path, forms);

  function registerForms(
    to: FastifyInstance,
    path: string,
    forms: readonly { command: Command; form: CommandForm }[],
  ): void {
    const findForm = ({ skjema }: Record<string, string>) =>
      forms.find(({ form }) => form.onPage?.skjema === skjema);
    /**
     * The customer has logged in anew since the form's page was opened: nothing is written, and the page stands there
     * with what they typed. Where the session is another customer's, nothing of it is shown.
     */
    const giveBack = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!(error instanceof FormTokenError) || !sendRefusedForm || !request.session) throw error;
      const fields = readFields(request);
      const onPage = findForm(fields)?.form.onPage;
      if (!onPage?.holdsText || fields['eier'] !== lateForms.toOwner(request.session)) throw error;
      request.log.info({ event: 'form-of-login-before', code: error.code }, 'form given back');
      const kept = pick(fields, onPage.keeps);
      return sendRefusedForm(
        request,
        reply,
        { skjema: onPage.skjema, code: 'IKKE_INNLOGGET', fields: kept },
        409,
      );
    };
    const options = { config: { guard: 'form' }, schema: { hide: true }, errorHandler: giveBack } as const;
    to.post(path, options, async (request, reply) => {
      const fields = readFields(request);
      const sent = findForm(fields);
      if (sent === undefined) throw new PortalError('UGYLDIG_FORESPORSEL');
      const { command, form } = sent;
      const error = await run(command, request, form.toInput(fields)).then(() => undefined, toPortalError);
      const { onPage } = form;
      if (error && error.code !== 'IKKE_INNLOGGET' && onPage && sendRefusedForm) {
        if (error.status >= 500) request.log.error({ err: error, code: error.code }, 'form failed');
        const refusal = { skjema: onPage.skjema, code: error.code, fields: pick(fields, onPage.keeps) };
        return sendRefusedForm(request, reply, refusal, error.status === 400 ? 422 : error.status);
      }
      const address = form.redirectTo(error, fields);
      if (error?.code !== 'IKKE_INNLOGGET') {
        toldOnce.mark(request, reply, address);
        return redirect(reply, address);
      }
      // Without a session the address shows the login page, which says why, and returns here after it.
      const isKept =
        onPage?.holdsText === true &&
        (await lateForms.keep(request, reply, fields['eier'], {
          skjema: onPage.skjema,
          fields: pick(fields, onPage.keeps),
        }));
      return redirect(
        reply,
        withNotice(isKept ? withKeptForm(address) : address, isKept ? 'bevart' : 'ikke-lagret'),
      );
    });
  }

  /** @throws {PortalError} FOR_MANGE_FORSPORSLER */
  async function checkWriteLimit(command: Command, context: CustomerContext): Promise<void> {
    const until = await writeLimit.count(context.session.customer.fodselsnummer);
    if (until === undefined) return;
    await audit.countRefused(command.name, context, until.endsAt);
    throw new PortalError('FOR_MANGE_FORSPORSLER', { retryAfter: until.seconds });
  }

  /**
   * One line in the log for each write: what and how it ended, never whose or which values. A customer's own is
   * accounted for in the audit trail besides; a visitor's feedback belongs to nobody, and is not.
   */
  async function run(
    command: Command,
    request: FastifyRequest,
    sent: Record<string, unknown>,
  ): Promise<unknown> {
    const context = request.toContext();
    let outcome: ErrorCode | 'OK' = 'OK';
    let setOutcome: ((outcome: ErrorCode | 'OK') => Promise<void>) | undefined;
    try {
      await command.rateLimit?.check(request);
      const { session } = context;
      if (command.access === 'customer' && session !== undefined) {
        await checkWriteLimit(command, { ...context, session });
        setOutcome = await audit.begin(command.name, { ...context, session });
      }
      return await command.run(context, sent);
    } catch (error) {
      outcome = toPortalError(error).code;
      throw error;
    } finally {
      // What was read before or during the write must not be handed to those who ask after it.
      answers.detach(context);
      // The write has been done or refused; that nobody could write down how must not change what the customer is told.
      await setOutcome?.(outcome).catch((error: unknown) =>
        request.log.error(
          { err: error, event: 'audit-outcome-failed' },
          'outcome of a write is not on record',
        ),
      );
      request.log.info({ command: command.name, outcome }, 'write');
    }
  }
}

/** A DELETE has no body: what it takes besides its path stands in the address's query. */
function readSent({ method, body, query, params }: FastifyRequest): Record<string, unknown> {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new PortalError('UGYLDIG_FORESPORSEL');
  }
  const named = method === 'DELETE' ? (query as Record<string, unknown>) : {};
  return { ...body, ...named, ...(params as Record<string, string>) };
}

/** A form's fields and the path's parameters; a field that is given twice is refused. */
function readFields({ body, params }: FastifyRequest): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value !== 'string') throw new PortalError('UGYLDIG_FORESPORSEL');
    fields[name] = value;
  }
  return { ...fields, ...(params as Record<string, string>) };
}

function pick(fields: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}
