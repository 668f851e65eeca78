import type { ClientContext } from '@portal/contract/auth.ts';

import { lenker } from '../lib/lenker.ts';
import styles from './header.module.css';
import { Navigation, type NavigationProps } from './navigation.tsx';

export type HeaderLook = NonNullable<ClientContext['info']['header']>;

const plain: HeaderLook = { logo: 'left', colours: 'page' };

/**
 * @param navn The distributor's name, set as its wordmark.
 * @param navigation Left out where nobody is logged in.
 * @param look Of the distributor: where the logo stands, and colours other than the page's.
 */
export function Header({
  navn,
  navigation,
  look = plain,
}: {
  navn: string;
  navigation?: NavigationProps | undefined;
  look?: HeaderLook | undefined;
}) {
  return (
    <header className={styles['header']} data-logo={look.logo} data-colours={look.colours}>
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
