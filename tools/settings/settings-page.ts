import { relative } from 'node:path';
import type { z } from 'zod';
import { environmentSchema, outsideSchemas } from '../../server/src/config/environment.ts';
import { isOptional, outsideNames } from '../../server/src/outside/outside-systems.ts';
import { ROOT } from '../paths.ts';

/** For settings that have no default. None is a real one. */
export const examples: Record<string, string> = {
  APP_ENV: 'prod',
  METRICS_PORT: '9464',
  PUBLIC_URL: 'https://forsikring.example.com',
  DATABASE_URL: 'postgres://portal_app:…@db.example.com/portal?sslmode=verify-full',
  FLAG_PROVIDER: '/flag-provider/index.js',
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'forsikringsoversikt',
  OIDC_ACR_VALUES: 'idporten-loa-high',
  CONSENT_LOG_KEY: 'openssl rand -base64 32',
  TRACKING_KEY: 'openssl rand -base64 32',
  ANALYTICS_URL: 'https://api-eu.example.com',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  ERROR_REPORT_DSN: 'https://key@sentry.example.com/1',
  KEPT_ASSETS_DIR: '/kept-assets',
  TRUST_PROXY: '10.0.0.0/8',
  'OUTSIDE_<NAME>_URL': 'https://nice.example.com',
};

interface Setting {
  name: string;
  schema: z.ZodType;
  meaning: string;
}

/** docs/settings.md, without the widths of columns, which the formatter gives them. */
export function makeSettingsPage(source: string): string {
  return `# Settings

Made of \`server/src/config/environment.ts\` by \`npm run settings\`: change the comments there.

Every setting is an environment variable. An empty one counts as missing. A secret may stand in a file instead: \`<SETTING>_FILE\` names it. [operations.md](operations.md#settings) groups them, and says what production refuses. [content.md](content.md) has the content in \`CONFIG_DIR\`.

${makeSettingsTable(source)}`;
}

/**
 * All settings in the order of the schema, as a table in Markdown.
 * @param source of the schema: a setting's comment is its meaning
 * @throws one line for a setting without a comment
 */
function makeSettingsTable(source: string): string {
  const settings: Setting[] = [
    ...Object.entries(environmentSchema.shape).map(([name, schema]) => toSetting(source, name, name, schema)),
    ...Object.entries(outsideSchemas).map(([name, schema]) =>
      toSetting(source, name, `OUTSIDE_<NAME>_${name}`, schema),
    ),
  ];
  return [
    '| setting | unit | default | example | meaning |',
    '| --- | --- | --- | --- | --- |',
    ...settings.map((setting) => `| ${toCells(setting).join(' | ')} |`),
    '',
    `\`<NAME>\` is one of ${listNames(outsideNames)}.`,
    `A company need not have ${listNames(outsideNames.filter(isOptional))}: without its address and its token the portal asks nobody.`,
    '',
  ].join('\n');
}

const listNames = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function toSetting(source: string, key: string, name: string, schema: z.ZodType): Setting {
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\n  ${key}: `).exec(source)?.[1];
  if (comment === undefined) throw new Error(`${name} has no comment in environment.ts`);
  return { name, schema, meaning: comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim() };
}

function toCells({ name, schema, meaning }: Setting): string[] {
  const missing = schema.safeParse(undefined);
  const fallback = missing.success ? missing.data : undefined;
  const text = Array.isArray(fallback) ? '' : toText(fallback);
  const choices = listChoices(schema);
  return [
    `\`${name}\``,
    findUnit(name),
    missing.success ? (text === '' ? 'none' : `\`${text}\``) : '**needed**',
    examples[name] === undefined ? '' : `\`${examples[name]}\``,
    (choices === undefined ? '' : `${choices.map((choice) => `\`${choice}\``).join(', ')}. `) + meaning,
  ];
}

function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return value.startsWith(ROOT) ? relative(ROOT, value) : value;
}

/** The values of a setting that has but a few. */
function listChoices(schema: z.ZodType): string[] | undefined {
  const { def } = schema as z.ZodType & { def: { innerType?: z.ZodType; entries?: Record<string, string> } };
  return def.entries === undefined ? def.innerType && listChoices(def.innerType) : Object.values(def.entries);
}

function findUnit(name: string): string {
  const [, unit] = /_(MS|SECONDS|DAYS)$/.exec(name) ?? [];
  if (unit !== undefined) return { MS: 'ms', SECONDS: 's', DAYS: 'days' }[unit] ?? '';
  return /_PER_/.test(name) ? 'writes' : '';
}
