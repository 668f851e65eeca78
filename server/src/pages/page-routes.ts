import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { toWord } from '@portal/contract/address-words.ts';
import { LOGIN_FRAME_PATH } from '@portal/contract/forms/innlogging.ts';
import { type Innloggingsord, innloggingWord, timeoutWord } from '@portal/contract/login-notice.ts';
import { BASE_PATH, BETALING_PATH, FORSIKRING_PATH } from '@portal/contract/paths.ts';

import { asksForWhole } from '../http/asks-for-whole.ts';
import type { ToldOnce } from '../http/told-once.ts';
import type { PageOptions, PageSender } from './page-sender.ts';
import type { LateForms } from '../session/late-forms.ts';
import { keptFormWord, toReturnPath } from '../session/return-to.ts';
import { toReturnPathOfReferer } from './return-path.ts';

interface PageRouteParts {
  lateForms: Pick<LateForms, 'takeBack'>;
  toldOnce: Pick<ToldOnce, 'takeMark'>;
}

/** Everything a browser opens: the app's pages under the base path, and the framed login page. */
export function registerPages(
  app: FastifyInstance,
  send: PageSender,
  { lateForms, toldOnce }: PageRouteParts,
): void {
  const openPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const untold = toldOnce.takeMark(request, reply);
    if (untold !== undefined) return reply.header('cache-control', 'no-store').redirect(untold);
    const options = toPageOptions(request);
    const isAsked = keptFormWord.name in (request.query as object) && request.method === 'GET';
    const formRefusal = isAsked ? await lateForms.takeBack(request, reply) : undefined;
    return send(request, reply, {
      ...options,
      ...(formRefusal && { context: { ...options.context, formRefusal } }),
    });
  };
  app.get(BASE_PATH, openPage);
  app.get(`${BASE_PATH}/*`, openPage);
  app.get(LOGIN_FRAME_PATH, (request, reply) => {
    const returnTo = toReturnPathOfReferer(request.headers.referer, request.host);
    return send(request, reply, { isFramedByOwn: true, context: { returnTo } });
  });
  // Invoices are a neighbouring app with its own login.
  app.get(BETALING_PATH, (_request, reply) => reply.redirect(`${FORSIKRING_PATH}/betaling`));
  // 'Til forsikringsoversikten' leads to the parent path, which redirects here.
  for (const path of ['/', FORSIKRING_PATH]) app.get(path, (_request, reply) => reply.redirect(BASE_PATH));
}

/** The reasons for which only a page of an ended session is left: see `web/src/lib/leave-session.ts`. */
const overWords: readonly (Innloggingsord | undefined)[] = ['annen', 'utlogget', 'utlopt'];

/** Page options given by the address itself. */
export function toPageOptions(request: FastifyRequest): PageOptions {
  const query = request.query as Record<string, unknown>;
  const innlogging = toWord(innloggingWord, query[innloggingWord.name]);
  // Somebody may have logged in between the end of the session and this request: a page never becomes another's silently.
  if (overWords.includes(innlogging) && request.session !== undefined)
    return { isComplete: true, context: { failure: 'otherSession', returnTo: toReturnPath(request.url) } };
  const isTimeout = toWord(timeoutWord, query[timeoutWord.name]) !== undefined;
  const loginNotice = isTimeout ? 'timeout' : innlogging;
  return {
    isComplete: asksForWhole(request),
    context: loginNotice === undefined || loginNotice === 'annen' ? {} : { loginNotice },
  };
}
