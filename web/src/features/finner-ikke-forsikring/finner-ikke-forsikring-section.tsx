import type { FinnerIkkeForsikring } from '@portal/contract/oversikt-config.ts';

import { ofInnhold } from '../../lib/norsk.ts';
import { useKomponentvisning } from '../../lib/sporing/use-komponentvisning.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { toConfiguredLink } from '../../lib/configured-link.ts';
import { lenker } from '../../lib/lenker.ts';
import { Isolated } from '../../lib/section.tsx';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { Details } from '../../ui/details.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './finner-ikke-forsikring-section.module.css';
import { splitItems } from './split-items.ts';
import { tekster } from './tekster.nb.ts';

/** Where to look for an insurance that is not on the page; the operator's text. */
export function FinnerIkkeForsikringSection() {
  const innhold = useAnswer('getOversiktConfig').data?.oversiktConfig;
  const { shown, rest } = splitItems(innhold?.finnerIkkeForsikringConfig ?? []);
  const hasAndre = (innhold?.andreForsikringer.length ?? 0) > 0;
  const isShown = shown.length > 0 || hasAndre;
  useKomponentvisning(isShown ? 'finner-ikke-forsikring' : undefined);
  if (!isShown) return null;
  return (
    <section aria-labelledby="finner-ikke">
      <div className={styles['section']}>
        <h2 id="finner-ikke">{tekster.overskrift}</h2>
        <div className={styles['items']}>
          {shown.length > 0 && <Items items={shown} />}
          {rest.length > 0 && (
            // A `details` opens without JavaScript.
            <Details name="finner-ikke" className={styles['more']}>
              <summary className={styles['toggle']}>
                <span className={styles['closed']}>{tekster.visFlere}</span>
                <span className={styles['opened']}>{tekster.visFaerre}</span>
                <Icon glyph="ChevronDown" />
              </summary>
              <Items items={rest} />
            </Details>
          )}
          {hasAndre && (
            <a href={lenker.andreForsikringer} className={styles['others']}>
              {tekster.andreForsikringer}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

function Items({ items }: { items: readonly FinnerIkkeForsikring[] }) {
  return (
    <Accordion>
      {items.map((item) => (
        <AccordionItem key={item.title} title={item.title} level={3} {...ofInnhold(item)}>
          <p {...ofInnhold(item)}>{item.description}</p>
          <Isolated fallback={null}>
            <ItemLink item={item} />
          </Isolated>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function ItemLink({ item: { link } }: { item: FinnerIkkeForsikring }) {
  const checked = link && toConfiguredLink(link);
  if (link === undefined || checked === undefined) return null;
  return (
    <CheckedLink link={checked} className={styles['link']}>
      <span {...ofInnhold(link)}>{link.urlText}</span>
    </CheckedLink>
  );
}
