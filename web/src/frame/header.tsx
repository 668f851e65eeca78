import type { ClientContext } from '@portal/contract/auth.ts';

import { lenker } from '../lib/lenker.ts';
import styles from './header.module.css';
import { Navigation, type NavigationProps } from './navigation.tsx';

export type HeaderLook = NonNullable<ClientContext['info']['header']>;

const plain: HeaderLook = { logo: 'left', colours: 'page' };

/**
 * @param navn The distributor's name, shown as its wordmark.
 * @param navigation Left out when nobody is logged in.
 * @param look The distributor's: where the logo stands, and its colours if not the page's.
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

/** The last part of a name of several words is lighter: 'SpareBank 1' and 'Forsikring'. */
function Wordmark({ navn }: { navn: string }) {
  const [, first, second] = /^(.+)(\s\S+)$/.exec(navn) ?? [undefined, navn];
  return (
    <span>
      {first}
      {second !== undefined && <span className={styles['second']}>{second}</span>}
    </span>
  );
}
