/**
 * A rule of a built style sheet, or several in a row that have the same needs. The build lists them beside each sheet,
 * and the server puts them into a page where they are needed.
 */
export interface StyleRule {
  /** The layers and conditions that it stands in, the outermost first: `['@layer app.ui', '@media print']`. */
  within: readonly string[];
  /**
   * The classes that an element or its surroundings must have for it to apply: all of one of the lists. Missing: it can
   * apply in every page.
   */
  needs?: readonly (readonly string[])[];
  text: string;
}
