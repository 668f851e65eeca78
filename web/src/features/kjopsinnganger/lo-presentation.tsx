import styles from './lo-presentation.module.css';
import { tekster } from './tekster.ts';

/** The union's mark and what it gives its members. For whoever came by the union's address. */
export function LoPresentation() {
  return (
    <div className={styles['lo']}>
      <span className={styles['mark']}>{tekster.lo.merke}</span>
      <p>{tekster.lo.tekst}</p>
    </div>
  );
}
