import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { FormFields } from '@portal/contract/forms/define-form.ts';
import type { FormRefusal } from '@portal/contract/page.ts';

import type { Command } from '../core/commands.ts';
import { describeCall } from '../core/describe-call.ts';
import { PortalError, toPortalError } from '../core/errors.ts';
import { readFields, type SentFields } from '../core/form-fields.ts';
import { logFailure } from '../core/log-failure.ts';
import type { KeptForm } from '../session/kept-form-store.ts';
import type { LateForms } from '../session/late-forms.ts';
import { withKeptForm, withNotice } from '../session/return-to.ts';
import { FormTokenError } from './forgery-guard.ts';
import './request.ts';
import type { RunCommand } from './run-command.ts';
import type { ToldOnce } from './told-once.ts';

/** Answers with the page at the request's address, with the refused form in it. */
export type SendRefusedForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: FormRefusal,
  status: number,
) => Promise<FastifyReply>;

interface CommandDependencies {
  runCommand: RunCommand;
  lateForms: Pick<LateForms, 'keep' | 'isOwner'>;
  toldOnce: Pick<ToldOnce, 'mark'>;
  /** Undefined when only the API is served. */
  sendRefusedForm?: SendRefusedForm | undefined;
}

/** Registers every write as a JSON route, and as a form post if it has a form and there are pages. */
export function registerCommands(
  app: FastifyInstance,
  commands: readonly Command[],
  { runCommand, lateForms, toldOnce, sendRefusedForm }: CommandDependencies,
): void {
  for (const command of commands) {
    const { path, method } = endpoints[command.name];
    app.route({
      method,
      url: path,
      ...describeCall(command),
      handler: async (request, reply) => {
        const result = await runCommand(command, request, readSent(request));
        void reply.header('cache-control', 'no-store');
        return command.result === undefined ? reply.code(204).send() : reply.send(result);
      },
    });
  }
  const withForm = commands.flatMap((command) => {
    if (command.form === undefined) return [];
    const { elsewhere, ...form } = command.form;
    return [{ command, form }, ...(elsewhere ? [{ command, form: { ...form, ...elsewhere } }] : [])];
  });
  for (const [path, forms] of Map.groupBy(withForm, ({ form }) => form.path)) registerForms(app, path, forms);

  function registerForms(
    to: FastifyInstance,
    path: string,
    forms: readonly { command: Command; form: NonNullable<Command['form']> }[],
  ): void {
    const findForm = (fields: SentFields<string>) =>
      forms.find(({ form: { skjema } }) => skjema === undefined || skjema === fields.skjema);
    /**
     * The customer has logged in again since the form's page was opened: nothing is written, and the page shows what
     * they typed. If the session is now another customer's, nothing of it is shown.
     */
    const giveBack = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!(error instanceof FormTokenError) || !sendRefusedForm || !request.session) throw error;
      const fields = readFields<string>(request.body);
      const kept = toKept(findForm(fields)?.form, fields);
      if (kept === undefined || !lateForms.isOwner(request.session, fields.eier)) throw error;
      request.log.info({ event: 'form-of-login-before', code: error.code }, 'form given back');
      return sendRefusedForm(request, reply, { ...kept, code: 'IKKE_INNLOGGET' }, 409);
    };
    // Anonymous forms are accepted from any session: a refusal would lose what was typed.
    const guard = forms.every(({ command }) => command.access === 'public') ? 'same-origin' : 'form';
    const options = { config: { guard }, schema: { hide: true }, errorHandler: giveBack } as const;
    to.post(path, options, async (request, reply) => {
      const fields = readFields<string>(request.body);
      const sent = findForm(fields);
      if (sent === undefined) throw new PortalError('UGYLDIG_FORESPORSEL');
      const { command, form } = sent;
      const { skjema, keeps } = form;
      const { error, result } = await runCommand(command, request, form.toInput(fields)).then(
        (value) => ({ error: undefined, result: value }),
        (problem: unknown) => ({ error: toPortalError(problem), result: undefined }),
      );
      if (error && error.status >= 500)
        logFailure(request.log, error, { message: 'form failed', code: error.code });
      if (error && error.code !== 'IKKE_INNLOGGET' && skjema !== undefined && sendRefusedForm) {
        const refusal = { skjema, code: error.code, fields: pick(fields, keeps) };
        return sendRefusedForm(request, reply, refusal, error.status === 400 ? 422 : error.status);
      }
      const address = form.redirectTo(error, fields, result);
      if (error?.code !== 'IKKE_INNLOGGET') {
        toldOnce.mark(request, reply, address);
        return redirect(reply, address);
      }
      // Without a session, that address shows the login page with the reason, and login returns to it.
      const kept = toKept(form, fields);
      const isKept = kept !== undefined && (await lateForms.keep(request, reply, fields.eier, kept));
      const login = withNotice(isKept ? withKeptForm(address) : address, isKept ? 'bevart' : 'ikke-lagret');
      toldOnce.mark(request, reply, login);
      return redirect(reply, login);
    });
  }
}

/** A DELETE has no body: its fields are in the query string. */
function readSent({ method, body, query, params }: FastifyRequest): Record<string, unknown> {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new PortalError('UGYLDIG_FORESPORSEL');
  }
  const named = method === 'DELETE' ? (query as Record<string, unknown>) : {};
  return { ...body, ...named, ...(params as Record<string, string>) };
}

/** What is kept until after the login, for a form with free text; otherwise undefined. */
function toKept(form: Command['form'], fields: SentFields<string>): KeptForm | undefined {
  if (form?.holdsText !== true || form.skjema === undefined) return undefined;
  return { skjema: form.skjema, fields: pick(fields, form.keeps) };
}

function pick(fields: FormFields<string>, names: readonly string[] = []): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) if (fields[name] !== undefined) picked[name] = fields[name];
  return picked;
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}
