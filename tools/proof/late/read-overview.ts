/** What a customer meets on the overview, in order. */
export interface Overview {
  /** As it is read, line by line, without what a late page deliberately has elsewhere. */
  lines: string[];
  /** That, by itself: what explains the total, and what tells of trouble. */
  apart: string[];
  links: string[];
  headings: { level: number; text: string }[];
  /** What no page may have. */
  faults: string[];
}

/** Where the two pages differ on purpose ([decision 140](../../../docs/decisions/0140-what-comes-late-moves-nothing.md)). */
export const deliberate = {
  /** Only on a late page, where a card or a task was awaited. */
  empty: /^(?:Ingen (?:flere )?forsikringer her\.|Vi får ikke hentet .+ akkurat nå\.)$/,
  /** Also where tasks were awaited that failed. */
  noTasks: /^(?:Du har ingen oppgaver nå|Vi får ikke vist oppgavene dine akkurat nå)\.$/,
  /** Only on a page in time. */
  noneExplained: 'Kjøper du en forsikring hos oss, finner du den igjen her.',
  /** Only on a late page, where it is not below the total. */
  explanation: 'Slik er totalen regnet ut:',
  /** In another place. */
  trouble:
    /^(?:Vi opplever for tiden problemer|Noen av systemene våre er nede|En eller flere av .* vises ikke|En feil oppsto ved henting av forsikringene)/,
};

/**
 * Runs in the browser, at the end: it takes away what stands elsewhere on purpose before it reads the rest.
 *
 * @param patterns of {@link deliberate}, as text: a pattern cannot travel
 */
export function readOverview(patterns: {
  empty: string;
  noTasks: string;
  noneExplained: string;
  explanation: string;
  trouble: string;
}): Overview {
  // What is folded away is read too.
  for (const details of document.querySelectorAll('details')) details.open = true;
  const faults = [...listRepeatedIds(), ...listLostReferences(), ...listLeftParts()];
  const apart = [
    ...take('[role="status"], [role="alert"]', (text) => new RegExp(patterns.trouble).test(text)),
    ...take('main p[aria-hidden] ~ ul', () => true),
    ...takeExplanationBelow(),
  ];
  take('main li', (text) => new RegExp(patterns.empty).test(text));
  take('main p', (text) => new RegExp(patterns.noTasks).test(text) || text === patterns.noneExplained);
  return {
    lines: toLines(document.body),
    apart: apart.flatMap((text) => text.split('\n')).toSorted((a, b) => a.localeCompare(b)),
    // Hidden are those that stand in for script, and the bar or the menu.
    links: [...document.querySelectorAll('a')]
      .filter((link) => link.checkVisibility())
      .map((link) => `${toWords(link)} → ${link.getAttribute('href') ?? 'nowhere'}`),
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: toWords(heading),
    })),
    faults,
  };

  function toLines(element: HTMLElement): string[] {
    return element.innerText
      .replaceAll('\u00AD', '')
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
  }
  function toWords({ textContent }: Element): string {
    return textContent.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
  }
  /** Takes the elements away whose text is so. */
  function take(selector: string, isSo: (text: string) => boolean): string[] {
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const text = toLines(element).join('\n');
      if (!isSo(text)) return [];
      element.remove();
      return [text];
    });
  }
  function takeExplanationBelow(): string[] {
    return [...document.querySelectorAll<HTMLElement>('main p')].flatMap((before) => {
      const explained = before.nextElementSibling;
      if (toWords(before) !== patterns.explanation || !(explained instanceof HTMLElement)) return [];
      const text = toLines(explained).join('\n');
      before.remove();
      explained.remove();
      return [text];
    });
  }
  function listRepeatedIds(): string[] {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `the id '${id}' stands twice`);
  }
  /** Names and descriptions whose element is not there. */
  function listLostReferences(): string[] {
    return ['aria-labelledby', 'aria-describedby'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => document.getElementById(id) === null)
          .map((id) => `${name} names '${id}', which is not there`),
      ),
    );
  }
  /** React's marks of a part that has not been put in its place. */
  function listLeftParts(): string[] {
    return [...document.querySelectorAll('template[id^="B:"], [hidden][id^="S:"]')].map(
      ({ id }) => `the part ${id} is not in its place`,
    );
  }
}
