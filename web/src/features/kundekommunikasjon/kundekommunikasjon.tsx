import { Suspense } from 'react';

import type { Kundemelding } from '@portal/contract/eikaintegrasjon.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { parseLink } from '../../lib/link-rule.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import styles from './kundekommunikasjon.module.css';
import { tekster } from './tekster.ts';

/**
 * What the customer's savings bank has to say, above the agreements (OD-12). Nothing holds its place: most days it has
 * nothing to say, and a bank that fails is told of by the banner.
 */
export function Kundekommunikasjon() {
  const { hasSparebankintegrasjon = false } = usePageContext();
  if (!hasSparebankintegrasjon) return null;
  return (
    <Suspense fallback={null}>
      <Meldinger />
    </Suspense>
  );
}

function Meldinger() {
  const meldinger = useAnswer('getKundekommunikasjon').data?.meldinger ?? [];
  if (meldinger.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="kundekommunikasjon">
      <h2 id="kundekommunikasjon">{tekster.overskrift}</h2>
      <ul role="list" className={styles['list']}>
        {meldinger.map((melding) => (
          <li key={`${melding.tittel} ${melding.tekst}`}>
            <Melding melding={melding} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Melding({ melding: { tittel, tekst, url, ulest } }: { melding: Kundemelding }) {
  const link = parseLink(url);
  return (
    <Banner tone="info" title={ulest ? `${tekster.ulest}: ${tittel}` : tittel}>
      <div className={styles['content']}>
        <p className={styles['text']}>{tekst}</p>
        {link && (
          <CheckedLink link={link} className={styles['link']}>
            {tekster.lesMer(tittel)}
          </CheckedLink>
        )}
      </div>
    </Banner>
  );
}
