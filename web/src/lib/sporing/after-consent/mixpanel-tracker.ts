import mixpanel, { type Config } from 'mixpanel-browser/dist/mixpanel-core.cjs.js';

import { removeStored } from '../../cookie-consent/remove-stored.ts';
import type { Tracker } from './run-sporing.ts';
import type { SporingEvent } from './events.ts';
import { drawName } from './made-up-names.ts';
import { maskUrl } from './mask.ts';

/** Address properties that the library would add itself. */
const unwanted = [
  '$referrer',
  '$referring_domain',
  '$initial_referrer',
  '$initial_referring_domain',
  'mp_keyword',
  '$search_engine',
  'current_url_search',
];

/** Nothing is stored in the browser but the library's own mark of the consent. */
export function createConfig(url: string): Partial<Config> & { track_marketing: boolean } {
  return {
    api_host: url,
    api_payload_format: 'json',
    // A beacon arrives also when the click left the page.
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
      // The library's own events would have the whole address.
      before_track: (name, properties) => [
        name,
        { $current_url: maskUrl(window.location.href), ...properties },
      ],
    },
  };
}

let isInitialised = false;

/**
 * Creates the event service's client. Only to be loaded after a yes to statistics.
 *
 * @param trackingId the customer's; left out for a visitor, and when it could not be fetched
 */
export function createMixpanelTracker(
  { url, token }: { url: string; token: string },
  trackingId: string | undefined,
): Tracker {
  if (!isInitialised) mixpanel.init(token, createConfig(url));
  isInitialised = true;
  mixpanel.opt_in_tracking({ track: () => undefined });
  if (trackingId !== undefined && isIdentified(trackingId)) {
    // Nothing is stored between pages, so the library needs the id again; this sends nothing.
    mixpanel.register({ distinct_id: trackingId, $user_id: trackingId });
  } else if (trackingId !== undefined) {
    // The event that `identify` sends skips the hook, and would have the whole address of the page.
    mixpanel.register({ $current_url: maskUrl(window.location.href) });
    mixpanel.identify(trackingId);
    mixpanel.people.set_once(drawName(trackingId));
    noteIdentified(trackingId);
  }
  return {
    send: ({ kategori, felter }: SporingEvent) => {
      mixpanel.track(kategori, { ...felter });
    },
    stop: () => {
      mixpanel.reset();
      mixpanel.clear_opt_in_out_tracking();
      removeStored();
    },
  };
}

/** Has the library's prefix, so that a no removes it too. */
const IDENTIFIED_KEY = 'mp_kfp_identified';

/** Whether this visit has already been linked to the id, by this page or an earlier one. */
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
    // Storage is blocked: the next page identifies again.
  }
}
