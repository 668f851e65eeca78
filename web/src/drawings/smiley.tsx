import { classNames } from '../ui/class-names.ts';
import styles from './smiley.module.css';

/** From sad to happy. The brows of the saddest face slope outwards, so that it does not look angry. */
const mouths = {
  1: 'M15 33c3-5 15-5 18 0',
  2: 'M16 32c4-2.5 12-2.5 16 0',
  3: 'M16 31h16',
  4: 'M16 29.5c4 3 12 3 16 0',
  5: 'M14.5 28c2.5 8 16.5 8 19 0z',
} as const;

type SmileyMood = keyof typeof mouths;

/** One of five faces; a label beside it says what it means. `--smiley-face` and `--smiley-line` set its colours. */
export function Smiley({ mood }: { mood: SmileyMood }) {
  return (
    <svg className={styles['smiley']} viewBox="0 0 48 48" aria-hidden>
      <circle className={styles['face']} cx="24" cy="24" r="21" />
      <circle className={styles['eye']} cx="17" cy="19.5" r="2.4" />
      <circle className={styles['eye']} cx="31" cy="19.5" r="2.4" />
      {mood === 1 && <path className={styles['line']} d="M13 15.5l5-2.5M35 15.5l-5-2.5" />}
      <path className={classNames(styles['line'], mood === 5 && styles['open'])} d={mouths[mood]} />
    </svg>
  );
}

export function isSmileyMood(value: unknown): value is SmileyMood {
  return typeof value === 'number' && value in mouths;
}
