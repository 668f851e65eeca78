import { oversiktConfigSchema } from '@portal/contract/oversikt-config.ts';

import type { Configuration } from '../../config/configuration.ts';
import { getSkadesakerFallbackUrl } from '../../config/oversikt-config.ts';
import { defineQuery } from '../../core/queries.ts';

export const oversiktConfigQuery = (configuration: Configuration) =>
  defineQuery({
    name: 'getOversiktConfig',
    access: 'public',
    summary: 'What the operator has decided: content, links, timeout address, feature flags',
    schema: oversiktConfigSchema,
    handle: ({ distributor }) => {
      const settings = configuration.oversikt();
      const {
        apiHost,
        timeoutUrl,
        informasjonskapsler,
        skadesakerJumpUrl,
        lenker,
        featureFlags,
        driftsmelding,
      } = settings;
      const skadesakerFallbackUrl = getSkadesakerFallbackUrl(settings);
      return {
        oversiktConfig: configuration.innhold()(distributor.shortname),
        runtime: {
          apiHost,
          timeoutUrl,
          informasjonskapsler,
          skadesakerJumpUrl,
          skadesakerFallbackUrl,
          lenker,
          driftsmelding,
        },
        featureFlags: {
          ...featureFlags,
          'direct-login': distributor.directLogin ?? featureFlags['direct-login'],
        },
      };
    },
  });
