import { oversiktConfigSchema } from '@portal/contract/oversikt-config.ts';
import { TILGJENGELIGHET_PATH } from '@portal/contract/paths.ts';

import type { Configuration } from '../../config/configuration.ts';
import { getSkadesakerFallbackUrl } from '../../config/oversikt-config.ts';
import { defineQuery } from '../../core/queries.ts';
import type { Flags } from '../../flags/open-flags.ts';

export const oversiktConfigQuery = (configuration: Configuration, flags: Pick<Flags, 'read'>) =>
  defineQuery({
    name: 'getOversiktConfig',
    access: 'public',
    summary: 'What the operator has decided: content, links, timeout address, feature flags',
    schema: oversiktConfigSchema,
    handle: async ({ distributor, sprak }) => {
      const settings = configuration.oversikt(sprak);
      const { apiHost, timeoutUrl, informasjonskapsler, skadesakerJumpUrl, driftsmelding, norsk } = settings;
      const lenker =
        settings.tilgjengelighet === undefined
          ? settings.lenker
          : { ...settings.lenker, tilgjengelighet: TILGJENGELIGHET_PATH };
      const about = { distributor: distributor.shortname };
      const skadesakerFallbackUrl = getSkadesakerFallbackUrl(settings);
      return {
        oversiktConfig: configuration.innhold()(distributor.shortname, sprak),
        runtime: {
          apiHost,
          timeoutUrl,
          informasjonskapsler,
          skadesakerJumpUrl,
          skadesakerFallbackUrl,
          lenker,
          driftsmelding,
          norsk,
        },
        featureFlags: {
          'nysalg-skade': await flags.read('nysalg-skade', about),
          'direct-login': await flags.read('direct-login', about),
        },
      };
    },
  });
