import { oversiktConfigSchema } from '@portal/contract/oversikt-config.ts';

import type { OversiktSettings } from '../../config/oversikt-config.ts';
import { defineQuery } from '../../http/queries.ts';

export const oversiktConfigQuery = ({ timeoutUrl, lenker, featureFlags }: OversiktSettings) =>
  defineQuery({
    name: 'getOversiktConfig',
    access: 'public',
    summary: 'What the operator has decided: links, timeout address, feature flags (OD-25)',
    schema: oversiktConfigSchema,
    handle: () => ({ runtime: { apiHost: '', timeoutUrl, lenker }, featureFlags }),
  });
