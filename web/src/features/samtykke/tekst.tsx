import type { Samtykketekster } from '@portal/contract/samtykke.ts';

import { ofSprak } from '../../lib/norsk.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './samtykke.module.css';

/** The text, in its original paragraphs. */
export function Tekst({
  ingress,
  tekst,
  sprak,
}: Pick<Samtykketekster[number], 'ingress' | 'tekst' | 'sprak'>) {
  return (
    <>
      <p className={styles['wording']} {...ofSprak(sprak)}>
        {ingress}
      </p>
      <p className={classNames(styles['wording'], styles['text'])} {...ofSprak(sprak)}>
        {tekst}
      </p>
    </>
  );
}
