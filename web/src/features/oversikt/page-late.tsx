import { whenBelopChanges } from '../../lib/belop/skjulte-belop.ts';
import { whenNear } from '../../lib/when-near.ts';

// One chunk for what the overview may need after its first script.
export { Driftsmelding } from '../driftsmelding/driftsmelding.tsx';
export { Medlemstekst } from '../medlem/medlemstekst.tsx';
export { OppgaverCard } from '../oppgaver/oppgaver-card.tsx';

export async function loadLowerPart() {
  return (await loadLower()).LowerPart;
}

export async function loadHillDrawing() {
  return (await loadLower()).HillDrawing;
}

let isNear: Promise<unknown> | undefined;

/** The script is fetched when what the server sent of the lower part is near the window. */
async function loadLower() {
  // Amounts in it are hidden with the others.
  isNear ??= Promise.race([whenNear('[data-below]'), whenBelopChanges()]);
  await isNear;
  return import('./page-lower.tsx');
}
