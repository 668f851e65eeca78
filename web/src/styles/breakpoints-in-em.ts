/** The font size that a browser has where nobody has asked for a larger one, in px. */
const USUAL_FONT_PX = 16;

/**
 * Turns the widths of media queries from px, in which breakpoints are agreed and written (FRM-24), into em. Who has
 * asked the browser for larger text then gets the layout that has room for it: with twice the size, at 1280 px, the
 * one of 640 px. For everybody else it is the same pixel.
 */
export const breakpointsInEm = {
  postcssPlugin: 'breakpoints-in-em',
  AtRule: {
    media: (rule: { params: string }) => {
      const params = toEm(rule.params);
      // Every change is visited again.
      if (params !== rule.params) rule.params = params;
    },
  },
};

/** `(min-width: 680px)` as `(min-width: 42.5em)`; all else as it was. */
export function toEm(query: string): string {
  return query.replaceAll(
    /((?:min-|max-)?width\s*[:<>=]+\s*)([\d.]+)px/g,
    (_, before: string, px: string) => `${before}${Number(px) / USUAL_FONT_PX}em`,
  );
}
