import type { FastifyInstance } from 'fastify';

import type { People } from '../customers/people.ts';
import { readJson } from '../kit/read-body.ts';
import { readKunde } from './read-kunde.ts';

/** Room for several hundred agreements with long texts. */
const LIMIT_BYTES = 5_000_000;

/**
 * The door through which a test makes its own person. It is open only where the simulators are started so; real
 * systems have nothing like it.
 */
export function addDoor(app: FastifyInstance, people: People): void {
  app.post('/kunder', { bodyLimit: LIMIT_BYTES }, (request, reply) => {
    const { person, wish } = readKunde(readJson(request));
    return reply.code(201).send({ fodselsnummer: people.add(person, wish) });
  });
}
