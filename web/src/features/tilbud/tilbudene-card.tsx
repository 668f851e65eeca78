import { norsk } from '../../lib/norsk.ts';
import { FigureTile } from '../../drawings/figure-tile.tsx';
import { Section } from '../../lib/section.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { insertMykBindestrek } from '../../lib/format/myk-bindestrek.ts';
import { lenker } from '../../lib/lenker.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Pris } from '../../ui/pris.tsx';
import { createCardKeys } from './create-card-key.ts';
import { getPakkepris } from './get-pakkepris.ts';
import { tekster } from './tekster.nb.ts';
import styles from './tilbudene-card.module.css';

/** The card says how many more there are. */
const SHOWN = 3;

/** The first offers, on the overview. Nothing during loading, after a failure, or without offers. */
export function TilbudeneCard() {
  return (
    <Section asks={['getTilbud']} loading={null} failed={null}>
      <Tilbudene />
    </Section>
  );
}

function Tilbudene() {
  const alle = useAnswer('getTilbud').data?.tilbud ?? [];
  // Counts as the offers page does, which also shows expired ones.
  const keys = createCardKeys(alle);
  const tilbud = alle
    .map((et, place) => ({ ...et, key: keys[place] ?? '' }))
    .filter(({ utlopt }) => utlopt !== true);
  if (tilbud.length === 0) return null;
  const shown = tilbud.slice(0, SHOWN);
  return (
    <section className={styles['section']} aria-labelledby="tilbudene">
      <div className={styles['heading']}>
        <h2 id="tilbudene">{tekster.tittel}</h2>
        <CountBadge count={tilbud.length} />
      </div>
      <Card className={styles['card']}>
        <ul role="list" className={styles['list']}>
          {shown.map((et) => (
            <li key={et.key}>
              <a href={`${lenker.tilbud}#tilbud-${et.key}`} className={styles['row']} data-knapp="tilbud">
                <FigureTile of={et} />
                <span className={styles['name']} {...norsk}>
                  {insertMykBindestrek(et.name)}
                </span>
                <span className={styles['price']}>
                  <Pris {...getPakkepris(et)} />
                </span>
              </a>
            </li>
          ))}
          {tilbud.length > SHOWN && (
            <li className={styles['more']}>{tekster.flere(tilbud.length - SHOWN)}</li>
          )}
        </ul>
        <div className={styles['foot']}>
          <LinkButton href={lenker.tilbud} knapp="vis-tilbud" className={styles['all'] ?? ''}>
            {tekster.visTilbud}
          </LinkButton>
        </div>
      </Card>
    </section>
  );
}
