import { whenBelopChanges } from '../../lib/belop/skjulte-belop.ts';
import { whenNear } from '../../lib/when-near.ts';

// One chunk for what the overview may need after its first script.
export { Driftsmelding } from '../driftsmelding/driftsmelding.tsx';
export { Medlemstekst } from '../medlem/medlemstekst.tsx';
export { OppgaverCard } from '../oppgaver/oppgaver-card.tsx';

/** Its script is fetched when what the server sent of it is near the window. */
export async function loadLowerPart() {
  // Amounts in it are hidden with the others.
  await Promise.race([whenNear('[data-below]'), whenBelopChanges()]);
  return (await import('./page-lower.tsx')).LowerPart;
}
