// One chunk for what the overview may need after its first script.
export { Driftsmelding } from '../driftsmelding/driftsmelding.tsx';
export { Sparebankmeldinger } from '../sparebankmeldinger/sparebankmeldinger.tsx';
