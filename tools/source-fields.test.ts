import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { avtaleSchema } from '@portal/contract/avtaler.ts';
import { tilbudSchema } from '@portal/contract/tilbud.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { customers } from '../simulators/src/customers/list.ts';
import { ROOT } from './paths.ts';

/** A field on its way from a source system to the card: whoever forgets a part of the way is told which. */
const PAGE = 'docs/outside/source-system.openapi.yaml';
const { components } = parse(readFileSync(join(ROOT, PAGE), 'utf8')) as {
  components: { schemas: Record<string, { properties: object }> };
};
/** With the rules that pages share with the server. */
const web = globSync(['web/src/**/*.{ts,tsx}', 'contract/src/rules/**/*.ts'], {
  cwd: ROOT,
  exclude: ['**/*.test.*', '**/testing/**'],
})
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')
  // Words are no reading.
  .replaceAll(/'[^'\n]*'|\/\*[\s\S]*?\*\/|\/\/.*/g, '');

interface Kind {
  schema: string;
  wire: string;
  shape: object;
  rows: object[];
  card: string;
  /** Said by the portal itself. */
  ours: string[];
  /** Decides what is shown of another field, or tells what the portal knows. */
  notSent: string[];
}
const kinds: Kind[] = [
  {
    schema: 'Avtale',
    wire: 'contract/src/avtaler.ts',
    shape: avtaleSchema.shape,
    rows: customers.flatMap(({ avtaler }) => Object.values(avtaler).flat()),
    card: 'web/src/features/avtaler/avtale-card.tsx',
    ours: ['systemSource'],
    notSent: ['endDateMeaning', 'systemSource'],
  },
  {
    schema: 'Tilbud',
    wire: 'contract/src/tilbud.ts',
    shape: tilbudSchema.shape,
    rows: customers.flatMap(({ tilbud = {} }) => Object.values(tilbud).flat()),
    card: 'web/src/features/tilbud/tilbud-card.tsx',
    ours: ['systemSource', 'utlopt', 'ukjentUtlop', 'fjernerAlleVersjoner'],
    notSent: [],
  },
];

describe.each(kinds)('$schema', ({ schema, wire, shape, rows, card, ours, notSent }) => {
  const described = Object.keys(components.schemas[schema]?.properties ?? {});
  const sent = Object.keys(shape).filter((field) => !ours.includes(field));

  test.each(sent)('%s is described for those who own the systems', (field) => {
    expect(described, `describe ${field} in ${PAGE}`).toContain(field);
  });

  test.each(described.filter((field) => !notSent.includes(field)))('%s is sent to the browser', (field) => {
    expect(sent, `add ${field} to the schema in ${wire}; the compiler leads on to the mapper`).toContain(
      field,
    );
  });

  test.each(sent)('%s is told of some test customer', (field) => {
    expect(
      rows.some((row) => field in row),
      `give a customer of simulators/src/customers a value for ${field}`,
    ).toBe(true);
  });

  test.each(sent)('%s is read by a page', (field) => {
    expect(
      new RegExp(String.raw`[.{,]\s*${field}\b`).test(web),
      `no page and no rule reads ${field}: show it in ${card}, or send it no longer`,
    ).toBe(true);
  });
});
