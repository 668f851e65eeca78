import styles from './loader.module.css';
import { tekster } from './tekster.nb.ts';

/** For the rare wait without a known shape; a section has a skeleton instead. */
export function Loader({ text = tekster.vennligstVent }: { text?: string }) {
  return (
    <div className={styles['loader']} role="status">
      <span className={styles['dots']} aria-hidden>
        <span />
        <span />
        <span />
      </span>
      {text}
    </div>
  );
}
