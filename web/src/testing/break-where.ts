/** What decides whether to throw: a row's name, a link's address or the like. */
let broken: string | undefined;

/** Makes every function of {@link breakable} modules throw where this returns true; undefined stops it. */
export function breakWhere(word: string | undefined): void {
  broken = word;
}

/** For `vi.mock`: the module, whose functions and components throw as set by {@link breakWhere}. */
export function breakable(module: object): object {
  return Object.fromEntries(
    Object.entries(module).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'function' ? toBreakable(value) : value,
    ]),
  );
}

function toBreakable(original: Function) {
  return (...sent: unknown[]): unknown => {
    if (broken !== undefined && listWords(sent[0]).includes(broken)) throw new Error('Kan ikke leses');
    return Reflect.apply(original, undefined, sent);
  };
}

function listWords(sent: unknown): unknown[] {
  if (typeof sent !== 'object' || sent === null) return [sent];
  const { label, legend, link, produkt } = sent as Record<string, unknown>;
  return [label, legend, produkt, ...(link === undefined ? [] : listLink(link))];
}

function listLink(link: unknown): unknown[] {
  return typeof link === 'object' && link !== null && 'href' in link ? [link.href] : [];
}
