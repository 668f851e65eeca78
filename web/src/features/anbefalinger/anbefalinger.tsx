import { type ReactNode, Suspense } from 'react';

import { type NextBestOfferProdukt, NBO_OVERSIKT } from '@portal/contract/anbefalte-produkter.ts';

import { ProduktScene } from '../../drawings/produkt-scene.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { toKjopsLenke } from '../../lib/kjop-lenke.ts';
import { CardLink } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './anbefalinger.module.css';
import { listAnbefalte } from './list-anbefalte.ts';
import { loHref, produkter } from './produkter.ts';
import { AnbefalingerSkeleton } from './skeleton.tsx';
import { loTekster, produkttekster, tekster } from './tekster.ts';
import { useAnbefalingEvents } from './use-anbefaling-events.ts';

/**
 * What the customer may want next (NBO rows). Nothing at all while it is not known what the customer has, for the
 * control group, and when there is nothing to recommend.
 *
 * @param produkt On a receipt the type of the product that was bought; left out on the overview (OD-41, OD-88).
 */
export function Anbefalinger({
  produkt = NBO_OVERSIKT,
  className,
}: {
  produkt?: string;
  className?: string | undefined;
}) {
  return (
    <Suspense fallback={<AnbefalingerSkeleton className={className} />}>
      <Innhold produkt={produkt} className={className} />
    </Suspense>
  );
}

function Innhold({ produkt, className }: { produkt: string; className?: string | undefined }) {
  const anbefaling = useAnswer('getProduktanbefaling', { produkt }).data;
  const avtaler = useAnswer('getAvtaler').data;
  const kunde = useAnswer('getKunde').data;
  useAnbefalingEvents(produkt, anbefaling, avtaler);
  // An insurance that is missing from the list might be the very one that is recommended.
  if (anbefaling === undefined || avtaler === undefined || avtaler.systemSourceError) return null;
  const [beste, ...andre] = listAnbefalte(anbefaling, avtaler.avtaler);
  if (beste === undefined) return null;
  const isLo = kunde?.isLoMedlem === true;
  const toKort = (anbefalt: NextBestOfferProdukt): Kort => ({
    produkt: anbefalt,
    ...((isLo && loTekster[anbefalt]) || produkttekster[anbefalt]),
    href: toKjopsLenke((isLo && loHref[anbefalt]) || produkter[anbefalt].href, kunde?.kanKjopePaaNett),
  });
  return (
    <section className={className} aria-labelledby="anbefalinger">
      <div className={styles['module']}>
        <div>
          <h2 id="anbefalinger">{tekster.overskrift}</h2>
          {isLo && <p className={styles['lead']}>{tekster.loIngress}</p>}
        </div>
        <ul role="list" className={styles['list']}>
          <li className={styles['first']}>
            <AnbefalingCard kort={toKort(beste)} scene={<ProduktScene figure={produkter[beste].figure} />} />
          </li>
          {andre.map((anbefalt) => (
            <li key={anbefalt}>
              <AnbefalingCard kort={toKort(anbefalt)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface Kort {
  produkt: NextBestOfferProdukt;
  navn: string;
  tekst: string;
  href: string;
}

function AnbefalingCard({ kort, scene }: { kort: Kort; scene?: ReactNode }) {
  return (
    <CardLink
      href={kort.href}
      knapp="anbefaling"
      produkt={kort.produkt}
      className={scene ? styles['sceneCard'] : styles['card']}
    >
      <div className={styles['text']}>
        <h3 data-card-title>{kort.navn}</h3>
        <p className={styles['description']}>{kort.tekst}</p>
        <p className={styles['action']}>
          {tekster.sePris}
          <Icon glyph="ArrowRight" size={20} />
        </p>
      </div>
      {scene && <div className={styles['scene']}>{scene}</div>}
    </CardLink>
  );
}
