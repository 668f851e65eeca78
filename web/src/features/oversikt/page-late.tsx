import { whenBelopChanges } from '../../lib/belop/skjulte-belop.ts';
import { whenNear } from '../../lib/when-near.ts';

// One chunk for what the overview may need after its first script.
export { Driftsmelding } from '../driftsmelding/driftsmelding.tsx';
export { OppgaverCard } from '../oppgaver/oppgaver-card.tsx';

export async function loadLowerPart() {
  return (await loadLower()).LowerPart;
}

export async function loadMedlemstekst() {
  return (await loadLower()).Medlemstekst;
}

export async function loadHillDrawing() {
  return (await loadLower()).HillDrawing;
}

/** The script is fetched when what the server sent of the lower part is near the window. */
async function loadLower() {
  // Amounts in it are hidden with the others.
  await Promise.race([whenNear('[data-below]'), whenBelopChanges()]);
  return import('./page-lower.tsx');
}
