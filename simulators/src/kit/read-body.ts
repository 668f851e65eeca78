import type { IncomingMessage } from 'node:http';

const LIMIT_BYTES = 100_000;

/** The caller's mistake; `status` is the HTTP status of the answer. */
export class BadRequest extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'BadRequest';
    this.status = status;
  }
}

/** Throws {@link BadRequest} when the body is not one JSON object. */
export async function readJson(
  request: IncomingMessage,
  limitBytes = LIMIT_BYTES,
): Promise<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(await readBody(request, limitBytes));
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    throw new BadRequest('The body is not JSON');
  }
  if (!isRecord(value)) throw new BadRequest('The body is not a JSON object');
  return value;
}

/** As {@link readJson}, but without a body it returns an empty object. */
export async function readOptionalJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const announced = request.headers['content-length'] ?? request.headers['transfer-encoding'];
  return announced === undefined || announced === '0' ? {} : readJson(request);
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(request));
}

export async function readBody(request: IncomingMessage, limitBytes = LIMIT_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limitBytes) throw new BadRequest(`The body is larger than ${limitBytes} bytes`, 413);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
