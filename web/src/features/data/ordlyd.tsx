import type { Samtykketekster } from '@portal/contract/samtykke.ts';

import { ofSprak } from '../../lib/norsk.ts';
import styles from './page.module.css';

/** The very words of a consent, in their own language. */
export function Ordlyd({
  ord: { tittel, ingress, tekst, sprak },
}: {
  ord: Pick<Samtykketekster[number], 'tittel' | 'ingress' | 'tekst' | 'sprak'>;
}) {
  return (
    <blockquote className={styles['words']} {...ofSprak(sprak)}>
      <p>{tittel}</p>
      <p>{ingress}</p>
      <p>{tekst}</p>
    </blockquote>
  );
}
