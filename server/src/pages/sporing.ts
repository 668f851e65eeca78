import type { ConsentRecord } from '@portal/contract/cookie-consent.ts';
import type { Sporing } from '@portal/contract/sporing.ts';

import type { Environment } from '../config/environment.ts';

/** Where the browser may send events and error reports, after consent; undefined when none is configured. */
export function toSporing(
  { ANALYTICS_URL, ANALYTICS_TOKEN, ERROR_REPORT_DSN, TRAFFIC_LEVEL, APP_ENV }: Environment,
  consent: ConsentRecord,
): Sporing | undefined {
  const sporing: Sporing = {
    ...(ANALYTICS_URL &&
      ANALYTICS_TOKEN && {
        tracker: { url: ANALYTICS_URL.replace(/\/$/, ''), token: ANALYTICS_TOKEN },
      }),
    ...(ERROR_REPORT_DSN && {
      errorReports: {
        dsn: ERROR_REPORT_DSN,
        trafficLevel: TRAFFIC_LEVEL,
        environment: APP_ENV,
        profiles: consent.statistics === 'accepted',
      },
    }),
  };
  return Object.keys(sporing).length === 0 ? undefined : sporing;
}
