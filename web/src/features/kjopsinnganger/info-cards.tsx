import { Suspense } from 'react';

import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import type { Innhold, Skryteboks } from '@portal/contract/oversikt-config.ts';

import { ofInnhold } from '../../lib/norsk.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { type CheckedLink as Link, parseLink } from '../../lib/link-rule.ts';
import { Isolated } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import styles from './info-cards.module.css';
import { listKampanjer } from './list-kampanjer.ts';
import { tekster } from './tekster.nb.ts';
import { useKjopContext } from './use-kjop-context.ts';

interface InfoCardsProps {
  isLo: boolean;
}

/** Campaigns, and what the operator tells buyers. The union's presentation leaves out the general ones. */
export function InfoCards(props: InfoCardsProps) {
  // What everybody gets is shown until the customer is known.
  return (
    <Suspense fallback={<Cards {...props} kunde={undefined} />}>
      <CustomerCards {...props} />
    </Suspense>
  );
}

function CustomerCards(props: InfoCardsProps) {
  return <Cards {...props} kunde={useAnswer('getKunde').data} />;
}

function Cards({ isLo, kunde }: InfoCardsProps & { kunde: Kunde | undefined }) {
  const innhold = useAnswer('getOversiktConfig').data?.oversiktConfig;
  const cards = [
    ...listKampanjer(useKjopContext(kunde)),
    ...(innhold === undefined ? [] : listFromOperator(innhold, isLo)),
  ];
  if (cards.length === 0) return null;
  return (
    <ul role="list" className={styles['cards']}>
      {cards.map((card) => (
        <li key={card.title}>
          <Isolated fallback={<PlainCard title={card.title} />}>
            <InfoCard {...card} />
          </Isolated>
        </li>
      ))}
    </ul>
  );
}

function listFromOperator(innhold: Innhold, isLo: boolean): InfoCardProps[] {
  const { showBedriftsportal, bedriftsportalUrl, skrytebokser } = innhold.taskCards;
  const bedriftsportal = showBedriftsportal ? parseLink(bedriftsportalUrl) : undefined;
  const kalender = innhold.showVedlikeholdsKalender ? parseLink(innhold.vedlikeholdskalenderUrl) : undefined;
  return [
    !isLo && toCard(skrytebokser.testUtmerkelserContent),
    !isLo && toCard(skrytebokser.kundefordelerContent),
    bedriftsportal && { ...tekster.bedriftsportal, link: bedriftsportal },
    // Any host that is not ours counts as external.
    kalender && { ...tekster.vedlikeholdskalender, link: { ...kalender, external: true } },
  ].flatMap((card) => card || []);
}

interface InfoCardProps {
  title: string;
  description: string;
  lenke?: string | undefined;
  link?: Link | undefined;
  kategori?: Kjopskategori;
  /** Of its texts, where it is another than the page's. */
  lang?: string;
}

/** A card without a title is not shown. */
function toCard(boks: Skryteboks | undefined): InfoCardProps | undefined {
  if (boks === undefined || boks.title.trim() === '') return undefined;
  return {
    title: boks.title,
    description: boks.description,
    lenke: boks.urlText,
    link: parseLink(boks.url),
    ...ofInnhold(boks),
  };
}

function InfoCard({ title, description, lenke, link, kategori, lang }: InfoCardProps) {
  return (
    <Card className={styles['card']}>
      <h2 className={styles['title']} lang={lang}>
        {title}
      </h2>
      {description !== '' && (
        <p className={styles['description']} lang={lang}>
          {description}
        </p>
      )}
      {link && lenke !== undefined && (
        <CheckedLink
          link={link}
          className={styles['link']}
          knapp={kategori && 'kjop-lenke'}
          produkt={kategori}
        >
          <span lang={lang}>{lenke}</span>
          <Icon glyph={link.external ? 'ExternalLink' : 'ArrowRight'} size={20} />
        </CheckedLink>
      )}
    </Card>
  );
}
