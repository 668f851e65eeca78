import { FigureTile } from '../../web/src/drawings/figure-tile.tsx';
import { figureNames } from '../../web/src/drawings/figures/figures.ts';
import { Example, Section } from './example.tsx';
import styles from './foundation-section.module.css';
import { sections } from './tekster.ts';

const colours = [
  'canvas',
  'surface',
  'text',
  'muted',
  'strong',
  'soft',
  'soft2',
  'mid',
  'deep',
  'sun',
  'pale',
  'line',
  'field',
] as const;
const type = ['display', 'h1', 'h2', 'h3', 'price', 'lead', 'body', 'label', 'small'] as const;
const spaces = [16, 24, 40, 64, 104, 168] as const;

/** What the widgets are made of: colours, type, spacing and figures. */
export function FoundationSection() {
  return (
    <Section id="grunnlag" title={sections.grunnlag}>
      <Example state="Farger" wide>
        <ul className={styles['colours']}>
          {colours.map((colour) => (
            <li key={colour}>
              <span className={styles['swatch']} data-colour={colour} aria-hidden />
              {colour}
            </li>
          ))}
        </ul>
      </Example>
      <Example state="Skrift" wide>
        <ul className={styles['types']}>
          {type.map((name) => (
            <li key={name}>
              <span className={styles['name']}>{name}</span>
              <span className={styles[name]}>
                {name === 'display' || name === 'price' ? '2 649,50' : 'Forsikringene dine på Ålesund'}
              </span>
            </li>
          ))}
        </ul>
      </Example>
      <Example state="Avstand" wide>
        <ul className={styles['spaces']}>
          {spaces.map((space) => (
            <li key={space}>
              <span className={styles['space']} data-space={space} aria-hidden />
              {space}
            </li>
          ))}
        </ul>
      </Example>
      <Example state="Figurer" wide>
        <ul className={styles['figures']}>
          {figureNames.map((name) => (
            <li key={name}>
              <FigureTile name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Example>
    </Section>
  );
}
