/** What is used though some stated browser lacks it, and why that does no harm. */
interface Allowed {
  /** As {@link Fault.what}. */
  what: RegExp;
  /** Which files: the name of the chunk or of the style sheet's page. All, where it is left out. */
  where?: RegExp;
  reason: string;
}

export const allowed: readonly Allowed[] = [
  // Scripts: each asks first.
  {
    what: /^(?:request|cancel)IdleCallback$/,
    where: /^entry/,
    reason: 'use-late.ts asks whether it is there',
  },
  { what: /^setImmediate$/, where: /^entry/, reason: 'React asks by typeof, and has another way' },
  {
    what: /^(?:navigation|navigation\..*|navigator\.connection)$/,
    where: /^entry/,
    reason: 'React asks whether it is there',
  },
  {
    what: /^window\.navigation$/,
    where: /^dialogs/,
    reason: 'step-back.ts asks whether it is there, and goes by the referrer else',
  },
  {
    what: /^\.(?:toArray|union)\(\)$/,
    where: /^mixpanel/,
    reason: 'functions of its own by the same name, on objects of its own',
  },
  { what: /^URL\.canParse$/, where: /^sentry/, reason: 'it asks whether it is there' },
  {
    what: /^document\.(?:prerendering|wasDiscarded)$/,
    where: /^sentry/,
    reason: 'where it is missing nothing was prerendered or discarded',
  },
  {
    what: /PerformanceSoftNavigation$|PerformanceEventTiming$|^performance\.interactionCount$|^globalThis\.(?:request|cancel)IdleCallback$/,
    where: /^sentry/,
    reason: 'it asks whether it is there',
  },
  { what: /^\.(?:un)?lock\(\)$/, where: /^sentry/, reason: 'functions of its own by the same name' },
  // Style features without which the page is just as usable.
  { what: /^cursor: /, reason: 'a phone has no pointer' },
  { what: /^break-after: avoid$/, reason: 'a heading may stand last on a printed sheet' },
  { what: /^hyphenate-limit-chars(?:$|:)/, reason: 'a short word in a heading may be broken' },
  { what: /^text-wrap(?:$|:)/, reason: 'lines break less evenly' },
  { what: /^text-size-adjust$/, reason: 'a desktop browser does not change the size by itself' },
  {
    what: /^(?:print-color-adjust: exact|text-decoration: dotted)$/,
    reason: 'the build writes it with the prefix beside it',
  },
  { what: /^user-select: none$/, reason: 'double presses may mark a word' },
  {
    what: /^selector ::-(?:webkit|moz)-progress-/,
    reason: 'each engine has a rule of its own, which the others drop whole',
  },
  {
    what: /^selector :has$/,
    where: /^index/,
    reason: 'the kit has it inside an :is(), which drops what it does not know',
  },
  {
    what: /^selector :has$/,
    where: /^page-lower/,
    reason: 'an empty pair of columns leaves its gap',
  },
];
