/** The browser's default font size, in px. */
const USUAL_FONT_PX = 16;

/**
 * Converts the widths of media queries from px, in which breakpoints are specified, to em. A user who has set a larger
 * font size then gets a layout with room for it: at twice the size, 1280 px gets the layout of 640 px. For everybody
 * else nothing changes.
 *
 * Also limits them to screens: in print Chromium uses the paper width, and WebKit that of the window.
 */
export const breakpointsInEm = {
  postcssPlugin: 'breakpoints-in-em',
  AtRule: {
    media: (rule: { params: string }) => {
      const params = toScreen(toEm(rule.params));
      // PostCSS visits every changed node again.
      if (params !== rule.params) rule.params = params;
    },
  },
};

/** `(min-width: 42.5em)` as `screen and (min-width: 42.5em)`, unless it names its medium. */
export function toScreen(query: string): string {
  return query
    .split(',')
    .map((part) => {
      const one = part.trim();
      return /width/.test(one) && !/^(?:only |not )?(?:screen|print|all)\b/.test(one)
        ? `screen and ${one}`
        : one;
    })
    .join(', ');
}

/** `(min-width: 680px)` as `(min-width: 42.5em)`; everything else is unchanged. */
export function toEm(query: string): string {
  return query.replaceAll(
    /((?:min-|max-)?width\s*[:<>=]+\s*)([\d.]+)px/g,
    (_, before: string, px: string) => `${before}${Number(px) / USUAL_FONT_PX}em`,
  );
}
