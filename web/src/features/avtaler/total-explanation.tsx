import { useAnswer } from '../../lib/answers.tsx';
import { explainTotal } from './explain-total.ts';
import styles from './total-line.module.css';

/** Under the total: what of the cards is not in it, and why. Nothing where the cards add up. */
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
