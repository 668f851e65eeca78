import mixpanel, { type Config } from 'mixpanel-browser/dist/mixpanel-core.cjs.js';

import { removeStored } from '../consent/remove-stored.ts';
import type { Tracker } from './measure.ts';
import type { AnalyticsEvent } from './events.ts';
import { drawName } from './made-up-names.ts';
import { maskUrl } from './mask.ts';

/** What the library would add of the address by itself. */
const unwanted = [
  '$referrer',
  '$referring_domain',
  '$initial_referrer',
  '$initial_referring_domain',
  'mp_keyword',
  '$search_engine',
  'current_url_search',
];

/** Nothing is kept in the browser but the library's own mark that the customer has agreed. */
export function createConfig(url: string): Partial<Config> & { track_marketing: boolean } {
  return {
    api_host: url,
    api_payload_format: 'json',
    // Arrives also when the press led away from the page.
    api_transport: 'sendBeacon',
    batch_requests: false,
    ip: false,
    opt_out_tracking_by_default: true,
    disable_persistence: true,
    track_marketing: false,
    track_pageview: false,
    autocapture: false,
    save_referrer: false,
    store_google: false,
    stop_utm_persistence: true,
    skip_first_touch_marketing: true,
    record_sessions_percent: 0,
    flags: false,
    error_reporter: () => undefined,
    property_blacklist: unwanted,
    hooks: {
      // The library's own events have the whole address.
      before_track: (name, properties) => [
        name,
        { $current_url: maskUrl(window.location.href), ...properties },
      ],
    },
  };
}

let isInitialised = false;

/**
 * The events' service. Only to be loaded after a yes to statistics.
 *
 * @param trackingId the customer's; left out for a visitor, and where it could not be had
 */
export function createMixpanelTracker(
  { url, token }: { url: string; token: string },
  trackingId: string | undefined,
): Tracker {
  if (!isInitialised) mixpanel.init(token, createConfig(url));
  isInitialised = true;
  mixpanel.opt_in_tracking({ track: () => undefined });
  if (trackingId !== undefined && isIdentified(trackingId)) {
    // Nothing is kept between pages: the library is told again who it is, and tells nobody.
    mixpanel.register({ distinct_id: trackingId, $user_id: trackingId });
  } else if (trackingId !== undefined) {
    // The event that this sends passes no hook, and has the whole address of the page unless it is given another.
    mixpanel.register({ $current_url: maskUrl(window.location.href) });
    mixpanel.identify(trackingId);
    mixpanel.people.set_once(drawName(trackingId));
    noteIdentified(trackingId);
  }
  return {
    send: ({ kategori, felter }: AnalyticsEvent) => {
      mixpanel.track(kategori, { ...felter });
    },
    stop: () => {
      mixpanel.reset();
      mixpanel.clear_opt_in_out_tracking();
      removeStored();
    },
  };
}

/** Named as the library's own, so that a no takes it away with them. */
const IDENTIFIED_KEY = 'mp_kfp_identified';

/** Whether this visit has been tied to the id already, by this page or one before it. */
function isIdentified(trackingId: string): boolean {
  try {
    return sessionStorage.getItem(IDENTIFIED_KEY) === trackingId;
  } catch {
    return false;
  }
}

function noteIdentified(trackingId: string): void {
  try {
    sessionStorage.setItem(IDENTIFIED_KEY, trackingId);
  } catch {
    // Storage that is closed off: the next page tells it again.
  }
}
