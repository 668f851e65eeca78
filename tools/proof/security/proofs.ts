import type { Proof } from './proof.ts';
import { proveAnswers } from './prove-answers.ts';
import { proveForgery } from './prove-forgery.ts';
import { proveFuzz } from './prove-fuzz.ts';
import { proveHeaders } from './prove-headers.ts';
import { proveHosts } from './prove-hosts.ts';
import { proveMarkup } from './prove-markup.ts';
import { proveSporing } from './prove-sporing.ts';
import { proveNeighbours } from './prove-neighbours.ts';
import { proveOwnership } from './prove-ownership.ts';
import { provePlaces } from './prove-places.ts';
import { proveTwoCustomers } from './prove-two-customers.ts';
import { proveWindows } from './prove-windows.ts';

export const proofs: readonly Proof[] = [
  proveForgery,
  proveOwnership,
  proveTwoCustomers,
  proveWindows,
  proveSporing,
  proveAnswers,
  provePlaces,
  proveHosts,
  proveMarkup,
  proveNeighbours,
  proveHeaders,
  proveFuzz,
];
