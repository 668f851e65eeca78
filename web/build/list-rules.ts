import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { StyleRule } from '@portal/contract/style-rule.ts';
import { type CssLocation, type CssNode, parse, type Rule, type Selector } from 'css-tree';
import type { Plugin } from 'vite';

/**
 * At-rules around other rules. All others are left whole: keyframes, fonts, the order of the layers, and a layer without
 * a name, which would become several.
 */
const groups = new Set(['layer', 'media', 'supports', 'container']);

/** Writes the rules of each built style sheet beside the manifest, for the server. */
export function listRulesOfStyles(): Plugin {
  return {
    name: 'list-rules-of-styles',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const folder = path.join(dir, '.vite/rules');
      mkdirSync(folder, { recursive: true });
      for (const file of Object.keys(bundle).filter((name) => name.endsWith('.css'))) {
        const rules = listRules(readFileSync(path.join(dir, file), 'utf8'));
        writeFileSync(path.join(folder, `${path.basename(file)}.json`), JSON.stringify(rules));
      }
    },
  };
}

/**
 * The rules of a style sheet in their order, each as it is written there.
 *
 * @throws when the sheet cannot be read
 */
export function listRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  function list(nodes: Iterable<CssNode>, within: readonly string[]): void {
    for (const node of nodes) {
      if (node.type === 'Atrule' && node.prelude !== null && node.block !== null && groups.has(node.name)) {
        const prelude = css.slice(toPlace(node).start.offset, toPlace(node.block).start.offset);
        list(node.block.children, [...within, prelude]);
      } else {
        const needs = node.type === 'Rule' ? listNeeds(node) : undefined;
        add({
          within,
          ...(needs && { needs }),
          text: css.slice(toPlace(node).start.offset, toPlace(node).end.offset),
        });
      }
    }
  }
  function add(rule: StyleRule): void {
    const last = rules.at(-1);
    const isAlike = last?.within === rule.within && JSON.stringify(last.needs) === JSON.stringify(rule.needs);
    if (isAlike) last.text += rule.text;
    else rules.push(rule);
  }
  const sheet = parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    onParseError: (error) => {
      throw error;
    },
  });
  if (sheet.type === 'StyleSheet') list(sheet.children, []);
  return rules;
}

function toPlace({ loc }: CssNode): CssLocation {
  if (!loc) throw new Error('A rule without a place in its sheet');
  return loc;
}

/** Undefined: one of the selectors needs no class. */
function listNeeds({ prelude }: Rule): string[][] | undefined {
  if (prelude.type !== 'SelectorList') return undefined;
  const needs = [...prelude.children].map((selector) => listClasses(selector as Selector));
  return needs.some((classes) => classes.length === 0) ? undefined : needs;
}

/** Those in `:not()`, `:is()` and the like are not counted: an element may do without them. */
function listClasses({ children }: Selector): string[] {
  return [...children].flatMap((node) => (node.type === 'ClassSelector' ? [node.name] : []));
}
