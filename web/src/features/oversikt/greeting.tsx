import { useAnswer } from '../../lib/answers.tsx';
import styles from './greeting.module.css';
import { tekster } from './tekster.nb.ts';

/** Greets by first name if the login gave one. The portal's own data, so it waits for nothing. */
export function Greeting() {
  const fornavn = useAnswer('getSession').data?.navn?.trim().split(/\s+/)[0];
  return (
    <div>
      {fornavn && <p className={styles['hello']}>{tekster.hei(fornavn)}</p>}
      <h1>{tekster.overskrift}</h1>
    </div>
  );
}
