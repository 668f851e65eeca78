import type { FastifyInstance, FastifyRequest } from 'fastify';

import { formsWithText } from '@portal/contract/forms/profil.ts';
import type { PageContext } from '@portal/contract/page.ts';
import {
  getSprakCookie,
  parseSprak,
  SPRAK_COOKIE_SECONDS,
  SPRAK_ID,
  sprakForm,
} from '@portal/contract/sprak.ts';
import { MAX_SPORSMAL } from '@portal/contract/rules/tilbakemelding.ts';
import {
  begunKontaktonske,
  begunOppfolging,
  begunTilbakemelding,
  tilbakemeldingForm,
} from '@portal/contract/tilbakemelding-blokker.ts';

import { PortalError } from '../core/errors.ts';
import { readFields } from '../core/form-fields.ts';
import { findAskedSprak, findChosenSprak } from '../http/sprak.ts';
import type { KeptForm } from '../session/kept-form-store.ts';
import type { LateForms } from '../session/late-forms.ts';
import { withKeptForm } from '../session/return-to.ts';
import { toShownPathOfReferer } from './return-path.ts';

/** The choice that a page shows, and the language that it offers a browser which asks for another. */
export function toSprakContext(
  request: FastifyRequest,
  { https }: { https: boolean },
): Pick<PageContext, 'sprakvalg' | 'tilbudtSprak'> {
  const { distributor, sprak } = request;
  const { tilbys } = distributor.sprak;
  if (tilbys.length < 2) return {};
  const asked =
    findChosenSprak(request, { https }) === undefined
      ? findAskedSprak(request.headers['accept-language'], distributor.sprak)
      : undefined;
  return { sprakvalg: tilbys, ...(asked !== undefined && asked !== sprak && { tilbudtSprak: asked }) };
}

/**
 * Stores the language and shows the page again with typed text kept. Declining an offer keeps the current language and
 * stops offers.
 * HttpOnly: no script reads it. Kept for a year, since it is necessary for what the customer has asked for.
 */
export function registerSprakForm(
  app: FastifyInstance,
  { https, lateForms }: { https: boolean; lateForms: Pick<LateForms, 'keep' | 'toOwner'> },
): void {
  const formOptions = { config: { guard: 'form' }, schema: { hide: true } } as const;
  app.post(sprakForm.path, formOptions, async (request, reply) => {
    const fields = readFields<string>(request.body);
    const sprak = parseSprak(fields[sprakForm.names.sprak]);
    if (sprak === undefined || !request.distributor.sprak.tilbys.includes(sprak))
      throw new PortalError('UGYLDIG_FORESPORSEL');
    reply.setCookie(getSprakCookie(https), sprak, {
      path: '/',
      sameSite: 'lax',
      secure: https,
      httpOnly: true,
      maxAge: SPRAK_COOKIE_SECONDS,
    });
    const begun = findBegun(fields);
    const isKept =
      begun !== undefined &&
      request.session !== undefined &&
      (await lateForms.keep(request, reply, lateForms.toOwner(request.session), begun));
    const returnPath = toShownPathOfReferer(request.headers.referer, request.host);
    const page = isKept ? withKeptForm(returnPath) : returnPath;
    return reply
      .header('cache-control', 'no-store')
      .redirect(fields[sprakForm.names.tilbud] === undefined ? `${page}#${SPRAK_ID}` : page, 303);
  });
}

/** Those that are kept while somebody logs in, and the feedback with what follows it, whose page needs no keeping. */
const begunForms = [
  ...formsWithText.map(({ skjema, names }) => ({ skjema, fields: Object.keys(names) })),
  {
    skjema: begunTilbakemelding.skjema,
    fields: [tilbakemeldingForm.names.verdi, tilbakemeldingForm.names.tekst],
  },
  {
    skjema: begunOppfolging.skjema,
    fields: [
      begunOppfolging.steg,
      ...Array.from({ length: MAX_SPORSMAL }, (_, index) => `${begunOppfolging.svar}${index}`),
    ],
  },
  begunKontaktonske,
];

function findBegun(sent: Readonly<Record<string, string | undefined>>): KeptForm | undefined {
  const form = begunForms.find(({ skjema }) => skjema === sent['skjema']);
  if (form?.skjema === undefined) return undefined;
  const fields: Record<string, string> = {};
  for (const name of form.fields) if (sent[name] !== undefined) fields[name] = sent[name];
  return { skjema: form.skjema, fields, isBegun: true };
}
