import { ofInnhold } from '../../lib/norsk.ts';
import { FigureTile } from '../../drawings/figure-tile.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { toConfiguredLink } from '../../lib/configured-link.ts';
import { Section } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './dobbeltforsikring-card.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * For union members, who often have one home-contents insurance through the union and one of their own. Hidden without
 * a valid link. No space is reserved, because most customers never see it.
 */
export function DobbeltforsikringCard({ className }: { className?: string | undefined }) {
  return (
    <Section asks={['getKunde', 'getOversiktConfig']} loading={null} failed={null}>
      <MemberCard className={className} />
    </Section>
  );
}

function MemberCard({ className }: { className?: string | undefined }) {
  const isLoMedlem = useAnswer('getKunde').data?.isLoMedlem;
  const lenke = useAnswer('getOversiktConfig').data?.oversiktConfig.dobbeltforsikring;
  const link = lenke && toConfiguredLink(lenke);
  if (isLoMedlem !== true || lenke === undefined || link === undefined) return null;
  return (
    <section className={className} aria-labelledby="dobbeltforsikring">
      <Card className={styles['card']}>
        <FigureTile name="innbo" />
        <div>
          <h2 id="dobbeltforsikring" className={styles['title']}>
            {tekster.dobbeltforsikring.title}
          </h2>
          <p className={styles['description']}>{tekster.dobbeltforsikring.description}</p>
        </div>
        <CheckedLink link={link} className={styles['link']}>
          <span {...ofInnhold(lenke)}>{lenke.urlText}</span>
          <Icon glyph={link.external ? 'ExternalLink' : 'ArrowRight'} size={20} />
        </CheckedLink>
      </Card>
    </section>
  );
}
