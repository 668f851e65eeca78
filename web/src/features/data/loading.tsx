import { LoadingLines } from '../../ui/loading-lines.tsx';
import { tekster } from './tekster.nb.ts';

/** In place of a part that has not come. */
export const loading = <LoadingLines>{tekster.henter}</LoadingLines>;
