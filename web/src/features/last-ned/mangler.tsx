import { formatMangel } from '@portal/contract/format-mangel.ts';
import { listMangler } from '@portal/contract/rules/mangler.ts';

import { useAnswer } from '../../lib/answers.tsx';
import styles from './page.module.css';
import { mangelord, tekster } from './tekster.nb.ts';

/** What a file that is made now would lack, and why. */
export function Mangler() {
  const mangler = listMangler({
    avtaler: useAnswer('getAvtaler').data,
    priser: useAnswer('getPriser').data,
    betalinger: useAnswer('getBetalinger').data,
    tilbud: useAnswer('getTilbud').data,
  });
  if (mangler.length === 0) return <p>{tekster.manglerIngenting}</p>;
  return (
    <>
      <p>{tekster.mangler}</p>
      <ul className={styles['list']}>
        {mangler.map((mangel) => (
          <li key={`${mangel.del} ${mangel.kilde}`}>{formatMangel(mangelord, mangel, tekster.akkuratNa)}</li>
        ))}
      </ul>
    </>
  );
}
