import { hendelser } from '../track.ts';
import { problems, type Problem } from '../../report.ts';
import { type SporingEvent, toEvents } from './events.ts';
import { isReplayAllowed, type Place } from './sampling.ts';

/** The service for events. */
export interface Tracker {
  send: (event: SporingEvent) => void;
  /** Stops sending and clears what the service stored in the browser. */
  stop: () => void;
}

/** The service for error reports. */
export interface ErrorReporter {
  report: (problem: Problem) => void;
  /** Whether the screen may be recorded from now on. */
  setReplayAllowed: (isAllowed: boolean) => void;
  /** Stops sending and clears what the service stored in the browser. */
  stop: () => void;
}

export interface RunningSporing {
  /** Called when the customer changes page or more is known about them: decides whether to record the screen. */
  setPlace: (place: Place) => void;
  /** Called when the customer changes their mind, or somebody else logs in. */
  stop: () => void;
}

/** Gives what starts the service: from then on it may send by itself, who the customer is for example. */
export type Loading<Service> = Promise<() => Service>;

/** Queued events are sent this long after the tracker has loaded, in ms. */
export const FLUSH_DELAY_MS = 1000;

/**
 * Sends queued and new events until it is stopped. Nothing is queued for a service that fails to load, and the portal
 * works without it.
 *
 * @param services undefined when none is configured
 */
export function runSporing(
  services: {
    tracker: Loading<Tracker> | undefined;
    reporter: Loading<ErrorReporter> | undefined;
  },
  place: Place,
): RunningSporing {
  let isOver = false;
  let allowed = isReplayAllowed(place);
  let reporter: ErrorReporter | undefined;
  const endings: (() => void)[] = [];

  /** A service that loads after the stop is never started. */
  function whenThere<Service extends { stop: () => void }>(
    coming: Loading<Service> | undefined,
    queue: { open: () => void; refuse: () => void },
    begin: (service: Service) => void,
  ): void {
    if (coming === undefined) return queue.refuse();
    endings.push(queue.open);
    coming
      .then((start) => {
        if (isOver) return;
        const service = start();
        endings.push(service.stop);
        begin(service);
      })
      .catch(() => {
        if (!isOver) queue.refuse();
      });
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
