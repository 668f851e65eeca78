import { useEffect, useRef, type ReactNode } from 'react';

import { lenker } from '../lib/lenker.ts';
import { useLate } from '../lib/use-late.ts';
import { CheckedLink } from '../ui/checked-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { isActive, listEntries, type NavigationContext, type NavigationEntry } from './entries.ts';
import styles from './navigation.module.css';
import { tekster } from './tekster.ts';

export interface NavigationProps extends NavigationContext {
  /** Path of the page the customer is on, without query. */
  activePath: string;
  /** The anti-forgery token of the session, for the log-out form. */
  formToken: string | undefined;
  /** Logs out by the script, where it runs; the form does it otherwise. */
  onLogOut?: (() => void) | undefined;
}

/**
 * The main navigation: a bar from 680 px, below that a menu that opens without JavaScript. Both stand in the
 * page, and the style sheet leaves one of them out for everybody, readers of the page included.
 */
export function Navigation(props: NavigationProps) {
  const entries = listEntries(props);
  const toBank = entries.find(({ isToBank }) => isToBank);
  return (
    <>
      {/* With the way to the bank at its end, the logo's line has no room for the rest. */}
      <nav className={styles['bar']} data-own-row={toBank && true} aria-label={tekster.hovedmeny}>
        <Entries entries={entries.filter((entry) => entry !== toBank)} activePath={props.activePath} />
      </nav>
      <div className={styles['ways-out']}>
        {toBank && <EntryLink entry={toBank} />}
        <LogOut formToken={props.formToken} onLogOut={props.onLogOut} />
      </div>
      <Menu {...props} entries={entries} />
    </>
  );
}

/** The same as one menu at every width: in a bank's app. */
export function MenuAlone(props: NavigationProps) {
  return <Menu {...props} entries={listEntries(props)} isAlone />;
}

const loadWatchMenu = () => import('./watch-menu.ts');

function Menu({
  entries,
  activePath,
  formToken,
  onLogOut,
  isAlone = false,
}: NavigationProps & {
  entries: NavigationEntry[];
  /** No bar takes its place on a wide screen. */
  isAlone?: boolean;
}) {
  const menu = useRef<HTMLDetailsElement>(null);

  const watchMenu = useLate(loadWatchMenu, false)?.watchMenu;
  useEffect(() => (menu.current ? watchMenu?.(menu.current) : undefined), [watchMenu]);

  return (
    <details className={classNames(styles['menu'], isAlone && styles['alone'])} ref={menu}>
      <summary>
        <Icon glyph="MenuHamburger" className={styles['closed']} />
        <Icon glyph="XMark" className={styles['opened']} />
        {tekster.meny}
      </summary>
      <nav className={styles['panel']} aria-label={tekster.hovedmeny}>
        <Entries entries={entries} activePath={activePath}>
          <li>
            <LogOut formToken={formToken} onLogOut={onLogOut} />
          </li>
        </Entries>
      </nav>
    </details>
  );
}

function Entries({
  entries,
  activePath,
  children,
}: {
  entries: NavigationEntry[];
  activePath: string;
  children?: ReactNode;
}) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.text}>
          <EntryLink entry={entry} activePath={activePath} />
        </li>
      ))}
      {children}
    </ul>
  );
}

function EntryLink({ entry, activePath = '' }: { entry: NavigationEntry; activePath?: string }) {
  // Back to where the customer came from, out of its frame too: a new tab would be a second bank.
  if (entry.isToBank)
    return (
      <a href={entry.link.href} target="_top" className={styles['entry']}>
        <span>{entry.text}</span>
      </a>
    );
  return (
    <CheckedLink link={entry.link} className={styles['entry']} current={isActive(entry, activePath)}>
      <span>{entry.text}</span>
      {entry.link.external && <Icon glyph="ExternalLink" size={18} />}
      {entry.count !== undefined && <CountBadge count={entry.count} />}
    </CheckedLink>
  );
}

/** A real form: logging out must work before and without JavaScript, and must not be a link that anything may follow. */
function LogOut({ formToken, onLogOut }: Pick<NavigationProps, 'formToken' | 'onLogOut'>) {
  return (
    <form
      method="post"
      action={lenker.loggUt}
      onSubmit={
        onLogOut &&
        ((event) => {
          event.preventDefault();
          onLogOut();
        })
      }
    >
      <input type="hidden" name="formToken" value={formToken ?? ''} />
      <button type="submit" className={styles['log-out']}>
        {tekster.loggUt}
      </button>
    </form>
  );
}
