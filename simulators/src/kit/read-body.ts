/** The caller's mistake; `statusCode` is the HTTP status of the answer. */
export class BadRequest extends Error {
  readonly statusCode = 400;
  override readonly name = 'BadRequest';
}

/** Throws {@link BadRequest} when the body is not one JSON object. */
export function readJson({ body }: { body: unknown }): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(String(body));
  } catch {
    throw new BadRequest('The body is not JSON');
  }
  if (!isRecord(value)) throw new BadRequest('The body is not a JSON object');
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
