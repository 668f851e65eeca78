import { proveWrites } from '../prove-writes.ts';
import { atLeast, atMost, type Figure, type ProofOptions, told } from './figure.ts';

const WRITES = 1000;
const KILLS = 100;
/** Two that fall on the same process are one. */
const TRIED = 120;

/** Writes through HTTP while the portal is killed again and again. */
export async function proveKilledWrites({ isWeakened }: ProofOptions): Promise<Figure[]> {
  const figures = await proveWrites({
    writes: isWeakened ? WRITES / 10 : WRITES,
    kills: isWeakened ? TRIED / 10 : TRIED,
    // Weakened: some of the stored writes are hidden from the count.
    isForgetful: isWeakened,
  });
  return [
    told('writes, acknowledged', `${figures.writes}, ${figures.acknowledged}`),
    atLeast('kills', figures.kills, isWeakened ? 1 : KILLS, 'kills'),
    atMost('acknowledged writes lost', figures.lost, 0, 'writes'),
    atMost('done twice', figures.twice, 0, 'writes'),
    told(
      'not acknowledged, of them done all the same',
      `${figures.unacknowledged}, ${figures.unacknowledgedButDone}`,
    ),
  ];
}
