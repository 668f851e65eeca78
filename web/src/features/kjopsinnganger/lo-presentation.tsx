import styles from './lo-presentation.module.css';
import { tekster } from './tekster.nb.ts';

/** The union's mark and member benefits, for visitors who came by the union's address. */
export function LoPresentation() {
  return (
    <div className={styles['lo']}>
      <span className={styles['mark']}>{tekster.lo.merke}</span>
      <p>{tekster.lo.tekst}</p>
    </div>
  );
}
