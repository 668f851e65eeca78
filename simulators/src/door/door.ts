import type { People } from '../customers/people.ts';
import { sendJson } from '../kit/exchange.ts';
import { readJson } from '../kit/read-body.ts';
import { type Route, route } from '../kit/routing.ts';
import { readKunde } from './read-kunde.ts';

/** Room for several hundred agreements with long texts. */
const LIMIT_BYTES = 5_000_000;

/**
 * The door through which a test makes its own person. It is open only where the simulators are started so; real
 * systems have nothing like it.
 */
export function createDoorRoutes(people: People): readonly Route[] {
  return [
    route('POST', '/kunder', async (exchange) => {
      const { person, wish } = readKunde(await readJson(exchange.request, LIMIT_BYTES));
      sendJson(exchange, 201, { fodselsnummer: people.add(person, wish) });
    }),
  ];
}
