import { lenker } from '../lib/lenker.ts';
import styles from './header.module.css';
import { Navigation, type NavigationProps } from './navigation.tsx';

/**
 * @param navn The distributor's name, set as its wordmark.
 * @param navigation Left out where nobody is logged in (AMB-80).
 */
export function Header({ navn, navigation }: { navn: string; navigation?: NavigationProps | undefined }) {
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <a className={styles['wordmark']} href={lenker.oversikt}>
          <Wordmark navn={navn} />
        </a>
        {navigation && <Navigation {...navigation} />}
      </div>
    </header>
  );
}

/** A name in two words or more ends in a lighter one: 'SpareBank 1' and 'Forsikring'. */
function Wordmark({ navn }: { navn: string }) {
  const [, first, second] = /^(.+)(\s\S+)$/.exec(navn) ?? [undefined, navn];
  return (
    <span>
      {first}
      {second !== undefined && <span className={styles['second']}>{second}</span>}
    </span>
  );
}
