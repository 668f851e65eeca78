/** The shortest time between two measurements while a window is resized. */
export const RESIZE_THROTTLE_MS = 100;

interface Throttled {
  /** Runs at once, or when the interval has passed; calls in between become one. */
  run: () => void;
  /** Cancels a pending call. */
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
