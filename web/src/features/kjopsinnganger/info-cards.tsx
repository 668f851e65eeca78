import type { Skryteboks } from '@portal/contract/oversikt-config.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { type CheckedLink as Link, parseLink } from '../../lib/link-rule.ts';
import { Isolated } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import styles from './info-cards.module.css';
import { tekster } from './tekster.ts';

/** What the operator wants buyers to know. The union's presentation leaves out the general ones. */
export function InfoCards({ isLo }: { isLo: boolean }) {
  const innhold = useAnswer('getOversiktConfig').data?.oversiktConfig;
  if (innhold === undefined) return null;
  const { showBedriftsportal, bedriftsportalUrl, skrytebokser } = innhold.taskCards;
  const bedriftsportal = showBedriftsportal ? parseLink(bedriftsportalUrl) : undefined;
  const kalender = innhold.showVedlikeholdsKalender ? parseLink(innhold.vedlikeholdskalenderUrl) : undefined;
  const cards = [
    !isLo && toCard(skrytebokser.testUtmerkelserContent),
    !isLo && toCard(skrytebokser.kundefordelerContent),
    bedriftsportal && { ...tekster.bedriftsportal, link: bedriftsportal },
    // Another site's, whatever its address looks like.
    kalender && { ...tekster.vedlikeholdskalender, link: { ...kalender, external: true } },
  ].flatMap((card) => card || []);
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

interface InfoCardProps {
  title: string;
  description: string;
  lenke?: string | undefined;
  link?: Link | undefined;
}

/** A card without a title is not shown. */
function toCard(boks: Skryteboks | undefined): InfoCardProps | undefined {
  if (boks === undefined || boks.title.trim() === '') return undefined;
  return {
    title: boks.title,
    description: boks.description,
    lenke: boks.urlText,
    link: parseLink(boks.url),
  };
}

function InfoCard({ title, description, lenke, link }: InfoCardProps) {
  return (
    <Card className={styles['card']}>
      <h2 className={styles['title']}>{title}</h2>
      {description !== '' && <p className={styles['description']}>{description}</p>}
      {link && lenke !== undefined && (
        <CheckedLink link={link} className={styles['link']}>
          {lenke}
          <Icon glyph={link.external ? 'ExternalLink' : 'ArrowRight'} size={20} />
        </CheckedLink>
      )}
    </Card>
  );
}
