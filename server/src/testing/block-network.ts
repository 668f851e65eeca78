import net from 'node:net';

import { z } from 'zod';

const targetSchema = z.object({ host: z.string().optional(), path: z.string().nullish() });

/** Tests must not leave the machine: connections to anything but loopback or a local socket fail. Takes effect when imported. */
const connect = net.Socket.prototype.connect;

function connectLocally(this: net.Socket, ...parts: unknown[]) {
  const [first, second] = Array.isArray(parts[0]) ? parts[0] : parts;
  const target = targetSchema.safeParse(first).data ?? {
    host: typeof second === 'string' ? second : undefined,
  };
  const isLocal = Boolean(target.path) || /^(localhost|127\.0\.0\.1|::1)?$/.test(target.host ?? '');
  if (!isLocal) throw new Error(`A test tried to reach ${target.host}`);
  return Reflect.apply(connect, this, parts);
}

net.Socket.prototype.connect = connectLocally;
