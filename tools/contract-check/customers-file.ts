import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const fodselsnummer = z.string().regex(/^\d{11}$/, 'must be 11 digits');

/** docs/outside/README.md explains it to those who write one. */
export const customersSchema = z.strictObject({
  /** Customers the system knows, made for the test: at least two, best with everything it can deliver. */
  known: z.array(fodselsnummer).min(2),
  /** Valid national ids that the system has never heard of. */
  unknown: z.array(fodselsnummer).min(1),
  /** An offer of a known customer that may be removed for good; without it removal is not tried. */
  removable: z
    .strictObject({
      fodselsnummer,
      avtaleNummer: z.string().min(1),
      versionNumber: z.int().min(0).optional(),
    })
    .optional(),
  /** A known customer in whose name all that the portal changes may be changed; else none of it is tried. */
  changeable: fodselsnummer.optional(),
});

export type Customers = z.infer<typeof customersSchema>;

/**
 * Reads who may be asked for, a JSON file.
 * @throws {Error} one line that names the file and the field
 */
export async function readCustomers(file: string): Promise<Customers> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error });
  }
  const parsed = customersSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'is wrong'}`);
}
