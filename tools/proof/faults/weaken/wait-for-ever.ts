/** Loaded into a portal by a weakened proof: takes away every limit on how long a client may take to ask. */
import { Server } from 'node:http';

const noLimit = { get: () => 0, set: () => {} };
Object.defineProperties(Server.prototype, { requestTimeout: noLimit, headersTimeout: noLimit });
