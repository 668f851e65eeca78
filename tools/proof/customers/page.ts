import { type HTMLElement, parse } from 'node-html-parser';

/** What is hidden from everybody, or shown only where there is no script. */
const UNSEEN = 'script, style, template, noscript, svg';

/** A page as a customer reads it. */
export class ReadPage {
  readonly path: string;
  readonly root: HTMLElement;

  constructor(path: string, html: string) {
    this.path = path;
    this.root = parse(html);
    for (const element of this.root.querySelectorAll(UNSEEN)) element.remove();
  }

  /** All that is read on it, in one line. */
  get text(): string {
    return toText(this.root);
  }

  get main(): HTMLElement | undefined {
    return this.root.querySelector('main') ?? undefined;
  }

  /** The part under a heading, by what the heading says. */
  findSection(heading: string): HTMLElement | undefined {
    return this.root
      .querySelectorAll('section')
      .find((section) =>
        section.querySelectorAll('h2').some((found) => toText(found).toLowerCase() === heading.toLowerCase()),
      );
  }

  /** Lines of prose: each paragraph as it stands. */
  get sentences(): string[] {
    return this.root.querySelectorAll('p, li').map(toText);
  }

  hasId(id: string): boolean {
    return this.root.getElementById(id) !== null;
  }

  listAddresses(): string[] {
    return [
      ...this.root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''),
      ...this.root
        .querySelectorAll('form')
        .filter((form) => (form.getAttribute('method') ?? 'get').toLowerCase() === 'get')
        // The fragment comes with the response to the post.
        .map((form) => (form.getAttribute('action') ?? '').replace(/#.*/, '')),
    ];
  }
}

/** As it is read: soft hyphens are not, and every run of spaces is one. */
export function toText(element: HTMLElement): string {
  return element.textContent.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}
