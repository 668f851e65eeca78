import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { findTotal } from './avtaler-state.ts';
import { explainTotal } from './explain-total.ts';
import { FORKLARING_ID } from './total-line.tsx';
import styles from './total-line.module.css';
import { slikErTotalen } from './total-tekster.nb.ts';

/** Says below the list what the total has no room for on a page whose agreements came late: the list would move. */
export function TotalExplanationBelow() {
  const { data } = useAnswer('getAvtaler');
  return (
    data !== undefined &&
    findTotal(data) !== undefined &&
    explainTotal(data).length > 0 && (
      <div>
        <p>{slikErTotalen}</p>
        <TotalExplanation />
      </div>
    )
  );
}

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
