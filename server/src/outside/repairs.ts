import { z } from 'zod';

/** How often each field of an answer was repaired so that the rest can be shown. By field name, never with values. */
export type Repairs = Record<string, number>;

let current: Repairs | undefined;

/** Records that a text was cut, or a field or element left out, in the answer being read. */
export function noteRepair(field: string, how: 'cut' | 'left out'): void {
  if (current === undefined) return;
  const name = `${field} ${how}`;
  current[name] = (current[name] ?? 0) + 1;
}

/** Reads, and collects the repairs. Reading is synchronous, so the repairs always belong to this answer. */
export function collectRepairs<Value>(read: () => Value): { value: Value; repairs: Repairs } {
  const outer = current;
  const repairs: Repairs = {};
  current = repairs;
  try {
    return { value: read(), repairs };
  } finally {
    current = outer;
  }
}

export function addRepairs(to: Repairs, more: Repairs): void {
  if (!hasRepairs(more)) return;
  for (const [name, count] of Object.entries(more)) to[name] = (to[name] ?? 0) + count;
}

/** Most answers have none, and each of their rows asks. */
export function hasRepairs(repairs: Repairs): boolean {
  for (const _ in repairs) return true;
  return false;
}

/** Whether a field of this name was left out. */
export function isLeftOut(repairs: Repairs, field: string): boolean {
  return repairs[`${field} left out`] !== undefined;
}

type Optional<Values> = { [Name in keyof Values]: z.ZodType<Values[Name] | undefined> };

/** Optional fields: missing, null and empty text are the same. An unreadable field is left out and recorded as a repair. */
export function optionalFields<Values extends Record<string, unknown>>(fields: {
  [Name in keyof Values]: z.ZodType<Values[Name]>;
}): Optional<Values> {
  const optional: Partial<Optional<Values>> = {};
  for (const name in fields) optional[name] = optionalField(name, fields[name]);
  return optional as Optional<Values>;
}

function optionalField<Value>(name: string, schema: z.ZodType<Value>): z.ZodType<Value | undefined> {
  // Optional outside, so that a missing field, as most are, costs nothing.
  return z
    .transform((value: unknown) => {
      if (value === null || value === '') return undefined;
      const { success, data } = schema.safeParse(value);
      if (success) return data === '' ? undefined : data;
      noteRepair(name, 'left out');
      return undefined;
    })
    .optional();
}

/** An object of {@link optionalFields}. `uleselig` names those that were left out since they cannot be read. */
export function fieldsOrUleselig<Values extends Record<string, unknown>>(fields: {
  [Name in keyof Values]: z.ZodType<Values[Name]>;
}) {
  const names: (keyof Values & string)[] = Object.keys(fields);
  const object = z.object(optionalFields(fields));
  return z.record(z.string(), z.unknown()).transform((sent) => {
    const { value, repairs } = collectRepairs(() => object.parse(sent));
    if (current !== undefined) addRepairs(current, repairs);
    const uleselig = names.filter((name) => isLeftOut(repairs, name));
    return { ...value, uleselig: uleselig.length > 0 ? uleselig : undefined };
  });
}

/** As one of {@link optionalFields}, but an unreadable one costs the whole answer: it must not seem to be missing. */
export function readableField<Value>(schema: z.ZodType<Value>): z.ZodType<Value | undefined> {
  return z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());
}

/** A list of independent elements: an unreadable one is left out and recorded as a repair. */
export function listOf<Schema extends z.ZodType>(name: string, element: Schema, max: number) {
  return z
    .array(z.unknown())
    .max(max)
    .transform((values) =>
      values.flatMap((value) => {
        const result = element.safeParse(value);
        if (result.success) return [result.data];
        noteRepair(name, 'left out');
        return [];
      }),
    );
}
