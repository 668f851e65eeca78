import type { FastifyReply, FastifyRequest } from 'fastify';

import type { FormRefusal } from '@portal/contract/page.ts';

import { toPortalError } from '../core/errors.ts';
import { createSessionCookies } from './cookies.ts';
import type { KeptForm } from './kept-form-store.ts';
import { createSecret } from '../keys/secret.ts';
import type { SessionParts } from './session-parts.ts';
import type { Session } from './session.ts';

export type LateForms = ReturnType<typeof createLateForms>;

/** Handles forms that are sent after their session has ended: the text is kept until after the next login. */
export function createLateForms({
  environment,
  keptForms,
  keptFormLimit,
}: Pick<SessionParts, 'environment' | 'keptForms' | 'keptFormLimit'>) {
  const cookies = createSessionCookies(environment.PUBLIC_URL);

  return {
    toOwner: ({ customer }: Session): string => keptForms.toOwner(customer.fodselsnummer),

    /** Whether a form's page was made for the customer of this session, in this login or an earlier one. */
    isOwner: ({ customer }: Session, owner: string | undefined): boolean =>
      keptForms.isOwner(owner, customer.fodselsnummer),

    /**
     * Never rejects: if it cannot be kept, the customer is told to type it again.
     * @param owner as in the form's page
     */
    async keep(
      request: FastifyRequest,
      reply: FastifyReply,
      owner: string | undefined,
      form: KeptForm,
    ): Promise<boolean> {
      try {
        await keptFormLimit.check(request);
        const secret = cookies.findLogin(request) ?? createSecret();
        const isKept = await keptForms.keep(secret, request.distributor.shortname, owner, form);
        if (isKept) cookies.setLogin(reply, secret);
        return isKept;
      } catch (error) {
        request.log.warn({ event: 'form-not-kept', code: toPortalError(error).code }, 'form not kept');
        return false;
      }
    },

    /**
     * The text from before the login, to be shown in its form again. It waits on where the page fails, or the browser
     * leaves before all of it is sent, as with a reload. Never rejects.
     */
    async takeBack(request: FastifyRequest, reply: FastifyReply): Promise<FormRefusal | undefined> {
      const secret = cookies.findLogin(request);
      if (secret === undefined || request.session === undefined) return undefined;
      const { distributor, customer } = request.session;
      try {
        const taken = await keptForms.take(secret, distributor, customer.fodselsnummer);
        if (taken === undefined) return undefined;
        const putBackUnlessShown = (): void => {
          if (request.isAnswered && reply.statusCode < 500) return;
          taken.putBack().catch((error: unknown) => warnOfLoss(request, error));
        };
        // Of a browser that left meanwhile, `close` has been.
        if (reply.raw.destroyed) putBackUnlessShown();
        else reply.raw.once('close', putBackUnlessShown);
        return { ...taken.form, code: 'IKKE_INNLOGGET' };
      } catch (error) {
        warnOfLoss(request, error);
        return undefined;
      }
    },
  };
}

function warnOfLoss(request: FastifyRequest, error: unknown): void {
  request.log.warn({ event: 'form-not-given-back', code: toPortalError(error).code }, 'form is lost');
}
