import type { CommonFields, Form, FormFields } from '@portal/contract/forms/define-form.ts';

import { PortalError } from './errors.ts';

export type SentFields<Field extends string> = FormFields<Field> & FormFields<keyof CommonFields>;

/**
 * Reads the fields of a form post; each is text and may be missing. A form sends a line break as two characters; the
 * customer typed one.
 * @param form for the names of its fields
 * @throws {PortalError} UGYLDIG_FORESPORSEL for a duplicate field
 */
export function readFields<Field extends string = never>(
  body: unknown,
  form?: Form<Field>,
): SentFields<Field>;
export function readFields(body: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value !== 'string') throw new PortalError('UGYLDIG_FORESPORSEL');
    fields[name] = value.replaceAll('\r\n', '\n');
  }
  return fields;
}
