import { whenNear } from '../../lib/when-near.ts';

// One chunk for what the overview may need after its first script.
export { Driftsmelding } from '../driftsmelding/driftsmelding.tsx';
export { Medlemstekst } from '../medlem/medlemstekst.tsx';
export { OppgaverCard } from '../oppgaver/oppgaver-card.tsx';

/** Its script is fetched when what the server sent of it is near the window. */
export async function loadLowerPart() {
  await whenNear('[data-below]');
  return (await import('./page-lower.tsx')).LowerPart;
}
