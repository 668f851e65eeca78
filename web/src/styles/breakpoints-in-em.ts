/** The font size that a browser has where nobody has asked for a larger one, in px. */
const USUAL_FONT_PX = 16;

/**
 * Turns the widths of media queries from px, in which breakpoints are agreed and written, into em. Who has
 * asked the browser for larger text then gets the layout that has room for it: with twice the size, at 1280 px, the
 * one of 640 px. For everybody else it is the same pixel.
 *
 * And limits them to the screen: on paper Chromium goes by the sheet, and WebKit by the window that it was printed from.
 */
export const breakpointsInEm = {
  postcssPlugin: 'breakpoints-in-em',
  AtRule: {
    media: (rule: { params: string }) => {
      const params = toScreen(toEm(rule.params));
      // Every change is visited again.
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

/** `(min-width: 680px)` as `(min-width: 42.5em)`; all else as it was. */
export function toEm(query: string): string {
  return query.replaceAll(
    /((?:min-|max-)?width\s*[:<>=]+\s*)([\d.]+)px/g,
    (_, before: string, px: string) => `${before}${Number(px) / USUAL_FONT_PX}em`,
  );
}
