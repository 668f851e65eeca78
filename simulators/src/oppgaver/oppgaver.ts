import type { Oppgaver } from '../customers/customer.ts';
import { type Body, notFound, type Operation } from '../kit/outside-system.ts';

/** Tasks that wait for the customer (`docs/outside/oppgaver.openapi.yaml`). */
export const oppgaverOperations: readonly Operation[] = [
  question('/helseerklaeringer/antall', { count: 0 }, ({ helseerklaeringer }) => ({
    count: helseerklaeringer,
  })),
  question('/aksepttilbud/antall', { count: 0 }, ({ aksepttilbud }) => ({ count: aksepttilbud })),
  question(
    '/meldinger/uleste',
    { hasUlesteMeldinger: false },
    ({ hasUlesteMeldinger, antallUlesteMeldinger }) => ({
      hasUlesteMeldinger,
      ...(antallUlesteMeldinger !== undefined && { antall: antallUlesteMeldinger }),
    }),
  ),
  question('/motoroppgaver/sok', { oppgaver: [] }, ({ motoroppgaver }) => ({ oppgaver: motoroppgaver })),
];

function question(path: string, empty: Body, toBody: (oppgaver: Oppgaver) => Body): Operation {
  return {
    path,
    empty,
    answer: ({ customer }) =>
      customer?.oppgaver === undefined ? notFound : { status: 200, body: toBody(customer.oppgaver) },
  };
}
