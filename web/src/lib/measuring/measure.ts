import { hendelser } from '../analytics/track.ts';
import { problems, type Problem } from '../report.ts';
import { type AnalyticsEvent, toEvents } from './events.ts';
import { isReplayAllowed, type Place } from './sampling.ts';

/** A service that events go to. */
export interface Tracker {
  send: (event: AnalyticsEvent) => void;
  /** Sends no more and leaves nothing in the browser. */
  stop: () => void;
}

/** A service that error reports go to. */
export interface ErrorReporter {
  report: (problem: Problem) => void;
  /** What is on screen may be recorded, or may not any longer. */
  setReplayAllowed: (isAllowed: boolean) => void;
  /** Sends no more and leaves nothing in the browser. */
  stop: () => void;
}

export interface Measuring {
  /** The customer has moved, or is known better: decides whether the screen may be recorded. */
  setPlace: (place: Place) => void;
  /** The customer has changed their mind, or become another. */
  stop: () => void;
}

/** Events that wait are sent so long after the tracker is there, in ms. */
export const FLUSH_DELAY_MS = 1000;

/**
 * Sends what has waited, and what happens from now on, until it is stopped. For a service that is
 * not to be had nothing is kept, and the portal goes on.
 *
 * @param services undefined where none is configured
 */
export function measure(
  services: {
    tracker: Promise<Tracker> | undefined;
    reporter: Promise<ErrorReporter> | undefined;
  },
  place: Place,
): Measuring {
  let isOver = false;
  let allowed = isReplayAllowed(place);
  let reporter: ErrorReporter | undefined;
  const endings: (() => void)[] = [];

  /** What comes after the end is stopped at once. */
  function whenThere<Service extends { stop: () => void }>(
    coming: Promise<Service> | undefined,
    queue: { open: () => void; refuse: () => void },
    begin: (service: Service) => void,
  ): void {
    if (coming === undefined) return queue.refuse();
    endings.push(queue.open);
    coming.then(
      (service) => {
        if (isOver) return service.stop();
        endings.push(service.stop);
        return begin(service);
      },
      () => {
        if (!isOver) queue.refuse();
      },
    );
  }

  whenThere(services.tracker, hendelser, ({ send }) => {
    const timer = setTimeout(
      () => hendelser.open((hendelse) => toEvents(hendelse).forEach(send)),
      FLUSH_DELAY_MS,
    );
    endings.push(() => clearTimeout(timer));
  });
  whenThere(services.reporter, problems, (loaded) => {
    reporter = loaded;
    loaded.setReplayAllowed(allowed);
    problems.open(loaded.report);
  });

  return {
    setPlace(next) {
      allowed = isReplayAllowed(next);
      reporter?.setReplayAllowed(allowed);
    },
    stop() {
      isOver = true;
      for (const end of endings.splice(0)) end();
    },
  };
}
