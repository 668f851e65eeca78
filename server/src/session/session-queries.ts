import {
  type ClientContext,
  clientContextSchema,
  kontaktinfoSchema,
  loginResponseSchema,
  sessionInfoSchema,
  sessionStatusSchema,
} from '@portal/contract/auth.ts';
import { LOGIN_FRAME_PATH } from '@portal/contract/forms/innlogging.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import type { Configuration } from '../config/configuration.ts';
import { type Distributor, getPublicOrigin } from '../config/distributors.ts';
import { getHostEnvironment } from '../config/host-environment.ts';
import { PortalError } from '../core/errors.ts';
import { defineQuery, type Query } from '../core/queries.ts';
import type { SessionParts } from './session-parts.ts';

export function sessionQueries(
  { environment, provider }: SessionParts,
  { distributors, oversikt }: Pick<Configuration, 'distributors' | 'oversikt'>,
): Query[] {
  return [
    defineQuery({
      name: 'getSessionStatus',
      access: 'public',
      schema: sessionStatusSchema,
      summary: 'Whether somebody is logged in',
      handle: ({ session }) => (session === undefined ? {} : { kfpSessionId: session.publicId }),
    }),
    defineQuery({
      name: 'getSession',
      access: 'customer',
      schema: sessionInfoSchema,
      summary: 'How the customer logged in',
      handle: ({ session: { loginContext, loginBankplassRegisterNummer, customer } }) => ({
        loginContext,
        loginBankplassRegisterNummer,
        navn: customer.navn,
      }),
    }),
    defineQuery({
      name: 'getClientContext',
      access: 'public',
      schema: clientContextSchema,
      summary: 'The distributor whose host was asked',
      handle: ({ distributor, host, isEmbedded, sprak }) => ({
        shortname: distributor.shortname,
        info: toDistributorInfo(distributor, sprak),
        environment: getHostEnvironment(host, distributors.list),
        embedded: isEmbedded,
        isSb1OrEika: distributor.shortname === 'sb1' || distributor.shortname === 'eika',
      }),
    }),
    defineQuery({
      name: 'getKontaktinfo',
      access: 'public',
      schema: kontaktinfoSchema,
      summary: 'How to reach the distributor',
      handle: ({ distributor, sprak }) => distributor.tekster[sprak].kontaktinfo,
    }),
    defineQuery({
      name: 'getBankkontakt',
      access: 'customer',
      schema: kontaktinfoSchema,
      summary: "How to reach the customer's own bank: the one it logged in from, else the distributor",
      handle: ({ distributor, session, sprak }) =>
        oversikt(sprak).banker[session.loginBankplassRegisterNummer ?? ''] ??
        distributor.tekster[sprak].kontaktinfo,
    }),
    defineQuery({
      name: 'getLogin',
      access: 'public',
      schema: loginResponseSchema,
      summary: 'Where to log in; holds no state and no return address, so that it may be cached',
      handle: async ({ distributor, host }) => {
        try {
          await provider.ensureReachable();
        } catch (cause) {
          throw new PortalError('UTILGJENGELIG', { cause });
        }
        return { loginUrl: getPublicOrigin(environment.PUBLIC_URL, distributor, host) + LOGIN_FRAME_PATH };
      },
    }),
  ];
}

function toDistributorInfo(distributor: Distributor, sprak: Sprak): ClientContext['info'] {
  const { header, chatScript, consentScript, tekster } = distributor;
  const { navn, loggUtUrl, nettbankUrl, klage } = tekster[sprak];
  return { navn, loggUtUrl, nettbankUrl, header, chatScript, consentScript, klage };
}
