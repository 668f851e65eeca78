import type { AnnenForsikring } from '@portal/contract/oversikt-config.ts';

import { ofInnhold } from '../../lib/norsk.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { Isolated } from '../../lib/section.tsx';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

/** The operator's cards, in the operator's order, all closed. */
export function AndreForsikringer({ forsikringer }: { forsikringer: readonly AnnenForsikring[] }) {
  if (forsikringer.length === 0) return <p>{tekster.ingen}</p>;
  return (
    <section className={styles['section']} aria-labelledby="andre-forsikringer">
      <h2 id="andre-forsikringer">{tekster.seksjon}</h2>
      <Accordion>
        {forsikringer.map((forsikring) => (
          <AccordionItem key={forsikring.title} title={forsikring.title} level={3} {...ofInnhold(forsikring)}>
            <Isolated fallback={<p className={styles['description']}>{generelle.visesIkke}</p>}>
              <Forsikring {...forsikring} />
            </Isolated>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

/** A link that breaks the link rule is left out. */
function Forsikring({ title, description, meldSkade, lesMer, norsk }: AnnenForsikring) {
  const links = [
    { text: tekster.meldSkade, link: parseLink(meldSkade?.url) },
    { text: tekster.lesMer, link: parseLink(lesMer?.url) },
  ].flatMap(({ text, link }) => (link ? { text, link } : []));
  return (
    <>
      <p className={styles['description']} {...ofInnhold({ norsk })}>
        {description}
      </p>
      {links.length > 0 && (
        <ul role="list" className={styles['links']}>
          {links.map(({ text, link }) => (
            <li key={text}>
              <CheckedLink link={link}>
                {text}
                <VisuallyHidden>
                  {' '}
                  <span {...ofInnhold({ norsk })}>{title}</span>
                </VisuallyHidden>
              </CheckedLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
