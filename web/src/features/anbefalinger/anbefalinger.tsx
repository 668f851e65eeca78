import { type ReactNode, useMemo } from 'react';

import type { NextBestOfferProdukt } from '@portal/contract/anbefalte-produkter.ts';
import { NBO_OVERSIKT } from '@portal/contract/nbo-oversikt.ts';
import type { Medlemsprodukt } from '@portal/contract/oversikt-config.ts';

import { ProduktScene } from '../../drawings/produkt-scene.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { ofInnhold } from '../../lib/norsk.ts';
import { toConfiguredLink } from '../../lib/configured-link.ts';
import type { CheckedLink } from '../../lib/link-rule.ts';
import { Isolated, Section } from '../../lib/section.tsx';
import { CardLink } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './anbefalinger.module.css';
import { type Grunnlag, listAnbefalte, toMalt } from './list-anbefalte.ts';
import { produkter } from './produkter.ts';
import { AnbefalingerSkeleton } from './skeleton.tsx';
import { produkttekster, tekster } from './tekster.nb.ts';
import { useAnbefalingEvents } from './use-anbefaling-events.ts';

/**
 * What the customer may want next. Shows nothing while it is not known what the customer has, for the control group,
 * and when there is nothing to recommend.
 *
 * @param produkt On a receipt the type of the product that was bought; left out on the overview.
 */
export function Anbefalinger({
  produkt = NBO_OVERSIKT,
  className,
}: {
  produkt?: string;
  className?: string | undefined;
}) {
  return (
    <Section
      asks={[
        ['getProduktanbefaling', { produkt }],
        'getAvtaler',
        'getTilbud',
        'getKunde',
        'getOversiktConfig',
      ]}
      loading={<AnbefalingerSkeleton className={className} />}
      failed={null}
    >
      <Innhold produkt={produkt} className={className} />
    </Section>
  );
}

function Innhold({ produkt, className }: { produkt: string; className?: string | undefined }) {
  const anbefaling = useAnswer('getProduktanbefaling', { produkt }).data;
  const grunnlag = useGrunnlag();
  const anbefalte = anbefaling && grunnlag && listAnbefalte(anbefaling, grunnlag);
  useAnbefalingEvents(produkt, anbefaling, grunnlag);
  const medlem = (anbefalte?.medlem ?? []).flatMap(toMedlemskort);
  const malte = anbefaling && grunnlag && listAnbefalte(anbefaling, toMalt(grunnlag)).alle;
  const alle = (anbefalte?.alle ?? []).map((ett) => toKort(ett, malte?.includes(ett) === true));
  const [beste] = [...medlem, ...alle];
  if (beste === undefined) return null;
  const toList = (kort: readonly Kort[]) => (
    <ul role="list" className={styles['list']}>
      {kort.map((ett) => (
        <Isolated key={ett.produkt} fallback={null}>
          <li className={ett === beste ? styles['first'] : undefined}>
            <AnbefalingCard
              kort={ett}
              scene={ett === beste ? <ProduktScene figure={produkter[beste.produkt].figure} /> : undefined}
            />
          </li>
        </Isolated>
      ))}
    </ul>
  );
  return (
    <section className={className} aria-labelledby="anbefalinger">
      <div className={styles['module']}>
        <div>
          <h2 id="anbefalinger">{tekster.overskrift}</h2>
          {medlem.length > 0 && <p className={styles['lead']}>{tekster.loIngress}</p>}
        </div>
        {medlem.length > 0 && toList(medlem)}
        {medlem.length > 0 && alle.length > 0 && <p className={styles['lead']}>{tekster.flere}</p>}
        {alle.length > 0 && toList(alle)}
      </div>
    </section>
  );
}

/** What is known of the customer. Undefined while an answer is missing, since it might hold the recommended product. */
function useGrunnlag(): Grunnlag | undefined {
  const avtaler = useAnswer('getAvtaler').data;
  const tilbud = useAnswer('getTilbud').data;
  const kunde = useAnswer('getKunde').data;
  const innhold = useAnswer('getOversiktConfig').data?.oversiktConfig;
  return useMemo(() => {
    if (avtaler === undefined || avtaler.systemSourceError) return undefined;
    if (tilbud === undefined || tilbud.systemSourceError) return undefined;
    return {
      avtaler: avtaler.avtaler,
      tilbud: tilbud.tilbud,
      harReise: innhold?.kjop.harReise ?? true,
      kjopssperre: kunde?.kjopssperre,
      medlemsprodukter: kunde?.isLoMedlem === true ? (innhold?.medlemsprodukter ?? []) : [],
    };
  }, [avtaler, tilbud, kunde, innhold]);
}

interface Kort {
  produkt: NextBestOfferProdukt;
  navn: string;
  tekst: string;
  link: CheckedLink;
  /** Of its text, where it is another than the page's. */
  lang?: string;
  /** As on a button. None on what only members are shown: a press that nobody else can make would reveal them. */
  knapp?: string | undefined;
}

function toKort(produkt: NextBestOfferProdukt, isMalt: boolean): Kort {
  const link = { href: produkter[produkt].href, external: false };
  return { produkt, ...produkttekster[produkt], link, knapp: isMalt ? 'anbefaling' : undefined };
}

/** Left out when its link breaks the link rule. */
function toMedlemskort({ produkt, navn, tekst, norsk, ...lenke }: Medlemsprodukt): Kort[] {
  const link = toConfiguredLink(lenke);
  return link === undefined ? [] : [{ produkt, navn, tekst, link, ...ofInnhold({ norsk }) }];
}

function AnbefalingCard({ kort, scene }: { kort: Kort; scene: ReactNode }) {
  return (
    <CardLink
      href={kort.link.href}
      external={kort.link.external}
      knapp={kort.knapp}
      produkt={kort.produkt}
      className={scene ? styles['sceneCard'] : styles['card']}
    >
      <div className={styles['text']}>
        <h3 data-card-title>{kort.navn}</h3>
        <p className={styles['description']} lang={kort.lang}>
          {kort.tekst}
        </p>
        <p className={styles['action']}>
          {tekster.sePris}
          <Icon glyph="ArrowRight" size={20} />
        </p>
      </div>
      {scene && <div className={styles['scene']}>{scene}</div>}
    </CardLink>
  );
}
