import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { explainTotal } from './explain-total.ts';
import { FORKLARING_ID } from './total-line.tsx';
import styles from './total-line.module.css';

/** Says under the total which cards it leaves out and why. Nothing when the cards add up. */
export function TotalExplanation() {
  const { data } = useAnswer('getAvtaler');
  const setninger = data ? explainTotal(data) : [];
  if (data === undefined || setninger.length === 0) return null;
  return (
    <ul role="list" id={isKomplett(data) ? FORKLARING_ID : undefined} className={styles['explanation']}>
      {setninger.map((setning) => (
        <li key={setning}>{setning}</li>
      ))}
    </ul>
  );
}
