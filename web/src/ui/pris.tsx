import { useBelop } from '../lib/belop/use-belop.ts';
import { lokale } from '@portal/contract/format/lokale.nb.ts';
import styles from './pris.module.css';

const { enheter } = lokale;

interface PrisProps {
  /** Kroner. Where both are known, the price per month is shown. */
  maned: number | undefined;
  ar?: number | undefined;
  /** The unit may stand on the next line. */
  mayBreak?: true;
}

/**
 * A price as '642 kr/md' or '7 704 kr/år'; nothing where none is known. The unit is in body text, or in the font that
 * the caller's style names as `--font-enhet`.
 */
export function Pris({ maned, ar, mayBreak }: PrisProps) {
  const belop = useBelop();
  const kroner = maned ?? ar;
  if (kroner === undefined) return null;
  return belop.skriv(kroner, (tall) => (
    <>
      {tall + (mayBreak ? ' ' : '\u00a0')}
      <span className={styles['enhet']}>{maned === undefined ? enheter.ar : enheter.maned}</span>
    </>
  ));
}
