/** Loaded into a portal by a weakened proof: removes the time limits on receiving a request. */
import { Server } from 'node:http';

const noLimit = { get: () => 0, set: () => {} };
Object.defineProperties(Server.prototype, { requestTimeout: noLimit, headersTimeout: noLimit });
