import { CheckmarkCircleIcon } from '@navikt/aksel-icons';

import { lenker } from '../../lib/lenker.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card, CardLink } from '../../ui/card.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { ExpandableRow, RowList } from '../../ui/expandable-row/expandable-row.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { toneGlyphs } from '../../ui/tone-glyphs.ts';
import { Tooltip, TooltipContent, TooltipTrigger } from '../../ui/tooltip/tooltip.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.ts';

const tones: readonly Tone[] = ['info', 'success', 'warn', 'error'];

/** What stands in the page. */
export function PartSection() {
  return (
    <section className={styles['section']}>
      <h2>{tekster.deler}</h2>
      <div className={styles['row']}>
        <Button>Hovedvalg</Button>
        <Button variant="secondary">Annet valg</Button>
        <Button variant="tertiary">Tekstknapp</Button>
        <Button disabled>Kan ikke velges</Button>
        <LinkButton href={lenker.katalog}>Lenke som veier som en knapp</LinkButton>
      </div>
      <div className={styles['row']}>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone} glyph={tone === 'success' ? CheckmarkCircleIcon : toneGlyphs[tone]}>
            {tone}
          </Tag>
        ))}
        <CountBadge count={4} />
        <ExternalLink href="https://www.example.no/">Ekstern lenke</ExternalLink>
        <ExternalLink href="https://www.example.no/vilkar.pdf">Vilkår</ExternalLink>
        <CheckedLink link={{ href: lenker.katalog, external: false }}>Egen lenke</CheckedLink>
        <Tooltip>
          <TooltipTrigger>Egenandel</TooltipTrigger>
          <TooltipContent>Det du betaler selv når noe har skjedd.</TooltipContent>
        </Tooltip>
      </div>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={`Melding: ${tone}`}>
          En melding der den hører hjemme.
        </Banner>
      ))}
      <Banner tone="warn" action={<Button variant="secondary">Prøv igjen</Button>}>
        Noe mangler akkurat nå.
      </Banner>
      <div className={styles['columns']}>
        <Card>
          <p>Kort</p>
        </Card>
        <CardLink href={lenker.katalog}>
          <p data-card-title>Kort som er en lenke</p>
        </CardLink>
        <Card floating>
          <Skeleton shape="tile" />
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </Card>
      </div>
      <Loader />
      <Accordion>
        <AccordionItem title="Lukket rad" level={3}>
          <p>Innholdet i raden.</p>
        </AccordionItem>
        <AccordionItem title="En rad til" level={3}>
          <p>Innholdet i raden.</p>
        </AccordionItem>
      </Accordion>
      <Card className={styles['rows']}>
        <RowList>
          <ExpandableRow label="E-post" value="lun.fjelltopp@example.no">
            <p>Skjemaet som endrer verdien.</p>
          </ExpandableRow>
          <ExpandableRow label="Mobil" value="900 00 000">
            <p>Skjemaet som endrer verdien.</p>
          </ExpandableRow>
        </RowList>
      </Card>
    </section>
  );
}
