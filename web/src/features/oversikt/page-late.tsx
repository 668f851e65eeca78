// One file for what the overview needs after its first script, if it needs it.
export { Driftsmelding } from '../driftsmelding/driftsmelding.tsx';
export { Kundekommunikasjon } from '../kundekommunikasjon/kundekommunikasjon.tsx';
