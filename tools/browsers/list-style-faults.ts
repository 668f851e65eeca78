import type { CompatStatement } from '@mdn/browser-compat-data/forLegacyNode';
import { type CssNode, type Declaration, type ListItem, generate, parse, walk } from 'css-tree';

import type { Fault } from './list-script-faults.ts';
import { css, findCompat, listEntries, listMissing } from './support.ts';

const units: Readonly<Record<string, string>> = {
  ...fill(['svh', 'svw', 'svi', 'svb', 'svmin', 'svmax'], 'viewport_percentage_units_small'),
  ...fill(['lvh', 'lvw', 'lvi', 'lvb', 'lvmin', 'lvmax'], 'viewport_percentage_units_large'),
  ...fill(['dvh', 'dvw', 'dvi', 'dvb', 'dvmin', 'dvmax'], 'viewport_percentage_units_dynamic'),
  ...fill(['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'], 'container_query_length_units'),
};

/**
 * What a style sheet uses that a supported browser lacks: at-rules, media features, selectors, properties, values,
 * functions and units. Not counted: anything inside `@supports`, and a value for which the same rule declares a
 * fallback before it. A custom property has no such fallback.
 */
export function listStyleFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const note = (
    what: string,
    compat: CompatStatement | undefined,
    where: string,
    prefixes: readonly string[] = [],
  ) => {
    const missing = listMissing(compat, prefixes);
    if (missing.length > 0) faults.push({ what, missing, where });
  };
  walk(parse(text, { parseCustomProperty: true }), function visit(node, item) {
    if (this.atrule?.name === 'supports' || (node.type === 'Atrule' && node.name === 'supports')) {
      return node.type === 'Atrule' && node.name === 'supports' ? walk.skip : undefined;
    }
    const where = describe(this.rule?.prelude ?? this.atrule?.prelude ?? undefined);
    if (node.type === 'Atrule') note(`@${node.name}`, findCompat(css['at-rules'], node.name), where);
    else if (node.type === 'Feature') {
      const name = node.name.replace(/^(?:min|max)-/, '');
      note(`@media (${name})`, findCompat(css['at-rules'], 'media', name), where);
    } else if (node.type === 'FeatureRange')
      note('@media (range)', findCompat(css['at-rules'], 'media', 'range_syntax'), where);
    else if (node.type === 'NestingSelector') note('selector &', findCompat(css.selectors, 'nesting'), where);
    else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      note(
        `selector ${node.type === 'PseudoClassSelector' ? ':' : '::'}${node.name}`,
        findCompat(css.selectors, node.name),
        where,
      );
    else if (node.type === 'Declaration') {
      const isCustom = node.property.startsWith('--');
      const before = listEarlier(item);
      const prefixes = before.flatMap(({ property }) =>
        property.startsWith('-') && property.endsWith(`-${node.property}`)
          ? property.slice(0, -node.property.length)
          : [],
      );
      if (!isCustom) note(node.property, findCompat(css.properties, node.property), where, prefixes);
      if (isCustom || before.every(({ property }) => property !== node.property)) noteValue(node, where);
    }
    return undefined;
  });
  return faults;

  function noteValue({ property, value }: Declaration, where: string) {
    walk(value, (part) => {
      if (part.type === 'Identifier')
        note(`${property}: ${part.name}`, findCompat(css.properties, property, part.name), where);
      else if (part.type === 'Function')
        note(`${part.name}()`, findFunction(property, part.name), `${where} { ${property} }`);
      else if (part.type === 'Dimension') {
        const { unit } = part;
        note(unit, findCompat(css.types, 'length', units[unit] ?? unit), where);
      }
    });
  }
}

function findFunction(property: string, name: string) {
  const ofProperty = findCompat(css.properties, property, name);
  return ofProperty ?? functions.get(name);
}

const functions = new Map(
  listEntries(css.types).flatMap(([name, type]) => [
    [name, findCompat(type)] as const,
    ...listEntries(type).map(
      ([inner, entry]) => [inner.replace(/-function$/, ''), findCompat(entry)] as const,
    ),
  ]),
);

/** What the same rule declares before. */
function listEarlier(item: ListItem<CssNode>): Declaration[] {
  const found: Declaration[] = [];
  for (let at = item.prev; at !== null; at = at.prev) if (at.data.type === 'Declaration') found.push(at.data);
  return found;
}

function describe(prelude: CssNode | undefined): string {
  return prelude === undefined ? '' : generate(prelude).slice(0, 160);
}

function fill(names: readonly string[], value: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]));
}
