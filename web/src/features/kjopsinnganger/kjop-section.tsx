import { Suspense } from 'react';

import { kjopskategorier } from '@portal/contract/kjopskategorier.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { Shapes } from '../../drawings/shapes.tsx';
import { useKomponentvisning } from '../../lib/analytics/use-komponentvisning.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { getKategoriLenke, toKjopsLenke } from '../../lib/kjop-lenke.ts';
import styles from './kjop-section.module.css';
import { kategorifigur } from './kategori-tile.tsx';
import { listKjopslenker } from './list-kjopslenker.ts';
import { kategorinavn, tekster } from './tekster.ts';
import { useKjopContext } from './use-kjop-context.ts';

/** Shortcuts to what can be bought, with what one saves by gathering it (OVW-15, BUY-20). */
export function KjopSection() {
  useKomponentvisning('kjop');
  return (
    <section className={styles['section']} aria-labelledby="kjop">
      <div className={styles['head']}>
        <h2 id="kjop">{tekster.tittel}</h2>
        <p className={styles['lead']}>{tekster.samlerabatt}</p>
      </div>
      {/* What anybody has stands until the customer is known. */}
      <Suspense fallback={<Tiles kunde={undefined} />}>
        <CustomerTiles />
      </Suspense>
    </section>
  );
}

function CustomerTiles() {
  return <Tiles kunde={useAnswer('getKunde').data} />;
}

function Tiles({ kunde }: { kunde: Kunde | undefined }) {
  const context = useKjopContext(kunde);
  return (
    <ul role="list" className={styles['tiles']}>
      {kjopskategorier
        .filter((kategori) => listKjopslenker(kategori, context).length > 0)
        .map((kategori) => (
          <li key={kategori}>
            <a
              href={toKjopsLenke(getKategoriLenke(kategori), kunde?.kanKjopePaaNett)}
              className={styles['tile']}
              data-knapp="kjop-kategori"
              data-produkt={kategori}
            >
              <svg viewBox="0 0 48 48" className={styles['figure']} aria-hidden>
                <Shapes figure={kategorifigur[kategori]} />
              </svg>
              <span className={styles['name']}>{kategorinavn[kategori]}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
