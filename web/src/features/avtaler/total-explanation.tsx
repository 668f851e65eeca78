import { useAnswer } from '../../lib/answers.tsx';
import { explainTotal } from './explain-total.ts';
import styles from './total-line.module.css';

/** Says under the total which cards it leaves out and why. Nothing when the cards add up. */
export function TotalExplanation() {
  const { data } = useAnswer('getAvtaler');
  const setninger = data ? explainTotal(data) : [];
  if (setninger.length === 0) return null;
  return (
    <ul role="list" className={styles['explanation']}>
      {setninger.map((setning) => (
        <li key={setning}>{setning}</li>
      ))}
    </ul>
  );
}
