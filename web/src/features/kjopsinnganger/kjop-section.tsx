import { Suspense } from 'react';

import type { Kunde } from '@portal/contract/kunde.ts';

import type { FigureName } from '../../drawings/figures/figures.ts';
import { Shapes } from '../../drawings/shapes.tsx';
import { useKomponentvisning } from '../../lib/sporing/use-komponentvisning.ts';
import { useAnswer } from '../../lib/answers.tsx';
import type { Kjopsprodukt } from '../../lib/kjop-lenke.ts';
import { lenker } from '../../lib/lenker.ts';
import styles from './kjop-section.module.css';
import { listSnarveier } from './list-kjopslenker.ts';
import { tekster } from './tekster.nb.ts';
import { useKjopContext } from './use-kjop-context.ts';

/** Shortcuts to what can be bought, and the discount for collecting insurances with us. */
export function KjopSection() {
  useKomponentvisning('kjop');
  return (
    <section className={styles['section']} aria-labelledby="kjop">
      <div className={styles['head']}>
        <h2 id="kjop">{tekster.tittel}</h2>
        <p className={styles['lead']}>{tekster.samlerabatt}</p>
      </div>
      {/* What everybody gets is shown until the customer is known. */}
      <Suspense fallback={<Tiles kunde={undefined} />}>
        <CustomerTiles />
      </Suspense>
      <p>
        <a href={lenker.kjop} className={styles['all']}>
          {tekster.seAlle}
        </a>
      </p>
    </section>
  );
}

function CustomerTiles() {
  return <Tiles kunde={useAnswer('getKunde').data} />;
}

function Tiles({ kunde }: { kunde: Kunde | undefined }) {
  const context = useKjopContext(kunde);
  // Presses on what only union members are shown are not measured: they would reveal them.
  const allesProdukter = listSnarveier({ ...context, kunde: undefined }).map(({ produkt }) => produkt);
  return (
    <ul role="list" className={styles['tiles']}>
      {listSnarveier(context).map(({ produkt, tekst, href }) => (
        <li key={produkt}>
          <a
            href={href}
            className={styles['tile']}
            data-knapp={allesProdukter.includes(produkt) ? 'kjop-snarvei' : undefined}
            data-produkt={produkt}
          >
            <svg viewBox="0 0 48 48" className={styles['figure']} aria-hidden>
              <Shapes figure={figurer[produkt] ?? 'paraply'} />
            </svg>
            <span className={styles['name']}>{tekst}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const figurer: Partial<Record<Kjopsprodukt, FigureName>> = {
  bil: 'bil',
  hus: 'hus',
  innbo: 'innbo',
  reise: 'reise',
  lofavorReise: 'reise',
  hytte: 'hytte',
  baat: 'baat',
  hund: 'hund',
  katt: 'katt',
};
