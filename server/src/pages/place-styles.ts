import { BELOW_ATTRIBUTE, STYLE_FILES_ATTRIBUTE } from '@portal/contract/document.ts';
import type { StyleRule } from '@portal/contract/style-rule.ts';

import { escapeHtml } from './escape-html.ts';
import { moveStylesScript } from './move-styles-script.ts';

/** The style sheets of a page, which travel in the page. */
export interface PageStyles {
  /** The paths of the sheets, in their order. */
  files: readonly string[];
  /** Theirs, in their order. */
  rules: readonly StyleRule[];
}

export interface PlaceStyles {
  /**
   * Takes markup in the order in which it is sent, and gives it back with the styles that it needs and that are not there
   * yet. The first styles stand in the head.
   * @param between what stands between the styles and the markup
   */
  place: (markup: string, between?: string) => string[];
  /** All styles that have not been put anywhere. */
  takeRest: () => string[];
}

/**
 * Puts each rule of a page's styles once, before the first part of the page that has the classes it is for. What stands
 * below the first paint has all others before it: they may be for what only a script shows.
 */
export function createPlaceStyles({ files, rules }: PageStyles, nonce: string): PlaceStyles {
  const attribute = ` ${STYLE_FILES_ATTRIBUTE}="${escapeHtml(files.join(' '))}"`;
  const classes = createClasses();
  let waiting: readonly StyleRule[] = rules;
  let isFirst = true;

  function take(isTaken: (rule: StyleRule) => boolean): string[] {
    const taken: StyleRule[] = [];
    const left: StyleRule[] = [];
    for (const rule of waiting) (isTaken(rule) ? taken : left).push(rule);
    waiting = left;
    if (taken.length === 0) return [];
    const element = `<style nonce="${nonce}"${isFirst ? attribute : ''}>${toText(taken)}</style>`;
    const script = isFirst ? '' : `<script nonce="${nonce}">${moveStylesScript}</script>`;
    isFirst = false;
    return [script + element];
  }
  const takeRest = () => take(() => true);
  return {
    place(markup, between = '') {
      if (waiting.length === 0) return [between + markup];
      const below = findBelow(markup);
      classes.add(markup, below);
      const styles = take(classes.areEnoughFor);
      if (below === markup.length) return [...styles, between + markup];
      return [...styles, between + markup.slice(0, below), ...takeRest(), markup.slice(below)];
    },
    takeRest,
  };
}

/** Where the first part begins that stands below; where there is none, the end. */
function findBelow(markup: string): number {
  // In a text, these words only bring the styles earlier: no text has the beginning of a tag.
  const attribute = markup.indexOf(` ${BELOW_ATTRIBUTE}`);
  return attribute < 0 ? markup.length : markup.lastIndexOf('<', attribute);
}

const CLASS = ' class="';

/** The classes of the markup that has been added. */
function createClasses() {
  const names = new Set<string>();
  /** Most elements have the same classes as another. */
  const attributes = new Set<string>();
  return {
    add(markup: string, end: number): void {
      let at = markup.indexOf(CLASS);
      while (at >= 0 && at < end) {
        const start = at + CLASS.length;
        const stop = markup.indexOf('"', start);
        const value = markup.slice(start, stop);
        if (!attributes.has(value)) {
          attributes.add(value);
          for (const name of value.split(' ')) names.add(name);
        }
        at = markup.indexOf(CLASS, stop);
      }
    },
    areEnoughFor: ({ needs }: StyleRule): boolean =>
      needs === undefined || needs.some((all) => all.every((name) => names.has(name))),
  };
}

/** Rules in a row share the braces of what they stand in. */
function toText(rules: readonly StyleRule[]): string {
  let text = '';
  let open: readonly string[] = [];
  for (const { within, text: own } of rules) {
    let shared = 0;
    while (shared < open.length && open[shared] === within[shared]) shared += 1;
    text += '}'.repeat(open.length - shared);
    for (const outer of within.slice(shared)) text += `${outer}{`;
    text += own;
    open = within;
  }
  return text + '}'.repeat(open.length);
}
