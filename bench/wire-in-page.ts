/** What a page notes about itself while it is measured. Times are in ms since its visit began. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  longTasks: { start: number; ms: number }[];
  layoutShift: number;
  /** How long each took, in ms. */
  interactions: number[];
  /** When what was tapped first had its effect. */
  firstTap: number | undefined;
}

declare global {
  interface Window {
    seen?: Seen;
    /** Ms from the finger coming down until the content of the page that it led to. */
    contentAfter?: number;
    /** When all cards of a group had come, by its name; ms since the visit began. */
    cardsAt?: Record<string, number>;
  }
}

/** Runs in each document before its own scripts. */
export function watch(): void {
  const seen: Seen = {
    firstPaint: 0,
    largestPaint: 0,
    longTasks: [],
    layoutShift: 0,
    interactions: [],
    firstTap: undefined,
  };
  window.seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, ms: duration });
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      seen.layoutShift += Number(entry.value);
  });
  observe(
    'event',
    (entry) => {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) seen.interactions.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/**
 * Runs in each document before its own scripts, and taps what matches once it is painted, again and again until the
 * tap has an effect: something opens, or a form would be sent. A frame tells the window that it is in.
 */
export function tapUntilDone(selector: string): void {
  let isDone = false;
  const note = (): void => {
    if (isDone) return;
    isDone = true;
    const whole = window.top ?? window;
    if (whole.seen !== undefined)
      whole.seen.firstTap ??= performance.timeOrigin + performance.now() - whole.performance.timeOrigin;
  };
  addEventListener('toggle', note, { capture: true });
  addEventListener('submit', (event) => {
    event.preventDefault();
    note();
  });
  const tap = (): void => {
    const target = document.querySelector<HTMLElement>(selector);
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (target !== null && isPainted && target.checkVisibility()) {
      if (target.ariaExpanded === 'true') note();
      else target.click();
    }
    if (!isDone) requestAnimationFrame(tap);
  };
  requestAnimationFrame(tap);
}

/**
 * Runs in each document before its own scripts. Notes when the press came, also for the next document, and when
 * everything that answers it is visible.
 * @param heading of the page that the press leads to
 * @param content matches something on it that only the customer's data can fill
 */
export function watchClick([heading, content]: [heading: string, content: string]): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  const look = (): void => {
    const title = document.querySelector('main h1')?.textContent.replaceAll('\u00ad', '');
    const isThere = title === heading && document.querySelector(content)?.checkVisibility() === true;
    if (!isThere) {
      requestAnimationFrame(look);
      return;
    }
    const now = performance.timeOrigin + performance.now();
    window.contentAfter = now - Number(sessionStorage.getItem('tapped'));
  };
  requestAnimationFrame(look);
}

/**
 * Runs in each document before its own scripts, and notes when all cards with these titles have come.
 * @param groups titles, by a name of each group
 */
export function watchCards(groups: Record<string, string[]>): void {
  const cardsAt: Record<string, number> = {};
  window.cardsAt = cardsAt;
  const look = (): void => {
    const shown = [...document.querySelectorAll('main li h3')]
      .filter((title) => title.checkVisibility())
      .map((title) => title.textContent.replaceAll('\u00ad', ''));
    for (const [name, titles] of Object.entries(groups))
      if (titles.every((title) => shown.includes(title))) cardsAt[name] ??= performance.now();
    if (Object.keys(groups).some((name) => cardsAt[name] === undefined)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page and does what it must not, to show that the measurement notices. */
export function weaken(): void {
  const hold = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  hold(1000);
  for (let index = 0; index < 12; index += 1)
    void fetch(`${location.pathname}?${index}`).then((answer) => answer.text());
  addEventListener('load', () => {
    hold(300);
    document.body.prepend(
      Object.assign(document.createElement('p'), { textContent: 'Et varsel som kommer sent' }),
    );
  });
  addEventListener('pointerdown', () => hold(400));
}
