import { PriceComparison } from '../../web/src/frame/price-comparison.tsx';
import { lenker } from '../../web/src/lib/lenker.ts';
import { Button, LinkButton } from '../../web/src/ui/button.tsx';
import { CheckedLink } from '../../web/src/ui/checked-link.tsx';
import { CountBadge } from '../../web/src/ui/count-badge.tsx';
import { ExternalLink } from '../../web/src/ui/external-link.tsx';
import { Icon } from '../../web/src/ui/icon/icon.tsx';
import { Loader } from '../../web/src/ui/loader.tsx';
import { Pris } from '../../web/src/ui/pris.tsx';
import { RetryForm } from '../../web/src/ui/retry-form.tsx';
import { Tag, type Tone } from '../../web/src/ui/tag.tsx';
import { toneGlyphs } from '../../web/src/ui/tone-glyphs.ts';
import { Tooltip, TooltipContent, TooltipTrigger } from '../../web/src/ui/tooltip/tooltip.tsx';
import { VisuallyHidden } from '../../web/src/ui/visually-hidden.tsx';
import { Example, Section } from './example.tsx';
import styles from './page.module.css';
import { sections } from './tekster.ts';

const tones: readonly Tone[] = ['info', 'success', 'warn', 'error'];
const doNothing = () => undefined;

/** Small inline widgets. */
export function PartSection() {
  return (
    <Section id="deler" title={sections.deler}>
      <Example state="Knapper" wide>
        <div className={styles['row']}>
          <Button>Hovedvalg</Button>
          <Button variant="secondary">Annet valg</Button>
          <Button variant="tertiary">Tekstknapp</Button>
          <Button disabled>Kan ikke velges</Button>
          <LinkButton href={lenker.katalog}>Lenke som veier som en knapp</LinkButton>
          <Button variant="secondary" narrow>
            Smal
          </Button>
        </div>
      </Example>
      <Example state="Spør på nytt, og mens det skjer" wide>
        <div className={styles['row']}>
          <RetryForm href={lenker.katalog} isFetching={false} onRetry={doNothing} />
          <RetryForm href={lenker.katalog} isFetching onRetry={doNothing} />
        </div>
      </Example>
      <Example state="Merkelapper og antall" wide>
        <div className={styles['row']}>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone} glyph={tone === 'success' ? 'CheckmarkCircle' : toneGlyphs[tone]}>
              {tone}
            </Tag>
          ))}
          <CountBadge count={4} />
          <CountBadge count={40} />
        </div>
      </Example>
      <Example state="Pris per måned, eller per år" wide>
        <div className={styles['row']}>
          <span>
            <Pris maned={642.5} ar={7710} />
          </span>
          <span>
            <Pris maned={undefined} ar={7710} />
          </span>
        </div>
      </Example>
      <Example state="Lenker: egen, denne siden, ekstern, PDF" wide>
        <div className={styles['row']}>
          <CheckedLink link={{ href: lenker.katalog, external: false }}>Egen lenke</CheckedLink>
          <CheckedLink link={{ href: lenker.katalog, external: false }} current>
            Denne siden
          </CheckedLink>
          <ExternalLink href="https://www.example.no/">Ekstern lenke</ExternalLink>
          <ExternalLink href="https://www.example.no/vilkar.pdf">Vilkår</ExternalLink>
        </div>
        <PriceComparison />
      </Example>
      <Example state="Forklaring ved peker eller fokus" wide>
        <div className={styles['row']}>
          <Tooltip>
            <TooltipTrigger>Egenandel</TooltipTrigger>
            <TooltipContent>Det du betaler selv når noe har skjedd.</TooltipContent>
          </Tooltip>
          <Tooltip>
            <TooltipTrigger>Bonus</TooltipTrigger>
            <TooltipContent>Lavere pris for hvert år uten skade.</TooltipContent>
          </Tooltip>
        </div>
      </Example>
      <Example state="Venter" wide>
        <div className={styles['row']}>
          <Loader />
          <Loader text="Henter skadesakene dine" />
        </div>
      </Example>
      <Example state="Høres, synes ikke" wide>
        <p>
          <Icon glyph="ExternalLink" size={20} />
          <VisuallyHidden>Bare for skjermleser.</VisuallyHidden>
        </p>
      </Example>
    </Section>
  );
}
