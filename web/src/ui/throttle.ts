/** At most this often is anything measured anew while a window changes its size. */
export const RESIZE_THROTTLE_MS = 100;

export interface Throttled {
  /** Runs at once, or when the time has passed; calls meanwhile become that one. */
  run: () => void;
  /** What waits does not run any more. */
  cancel: () => void;
}

export function throttle(action: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const start = (): void => {
    isAskedAgain = false;
    action();
    timer = setTimeout(() => {
      timer = undefined;
      if (isAskedAgain) start();
    }, ms);
  };
  return {
    run: () => {
      if (timer === undefined) start();
      else isAskedAgain = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isAskedAgain = false;
    },
  };
}
