import { loggUtForm } from '@portal/contract/forms/innlogging.ts';
import { useEffect, useRef, type ReactNode } from 'react';

import { HiddenFields } from '../lib/post-form.tsx';
import { lenker } from '../lib/lenker.ts';
import { useLate } from '../lib/use-late.ts';
import { CheckedLink } from '../ui/checked-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { isActive, listEntries, type NavigationContext, type NavigationEntry } from './entries.ts';
import styles from './navigation.module.css';
import { tekster } from './tekster.nb.ts';

export interface NavigationProps extends NavigationContext {
  /** Path of the current page, without query. */
  activePath: string;
  /** The CSRF token of the session, for the logout form. */
  formToken: string | undefined;
  /** Logs out with JavaScript; without it the form does. */
  onLogOut?: (() => void) | undefined;
}

/**
 * The main navigation: a bar from 680 px, below that a menu that opens without JavaScript. Both are in the markup, and
 * the style sheet hides one of them, for screen readers too.
 */
export function Navigation(props: NavigationProps) {
  const entries = listEntries(props);
  const toBank = entries.find(({ isToBank }) => isToBank);
  return (
    <>
      {/* The bar is full at its first width, so the costs are in the menu alone. When a link to the bank ends the bar, the bar does not fit on the logo's line. */}
      <nav className={styles['bar']} data-own-row={toBank && true} aria-label={tekster.hovedmeny}>
        <Entries
          entries={entries.filter(({ isToBank, link }) => !isToBank && link.href !== lenker.kostnader)}
          activePath={props.activePath}
        />
      </nav>
      <div className={styles['ways-out']}>
        {toBank && <EntryLink entry={toBank} />}
        <LogOut formToken={props.formToken} onLogOut={props.onLogOut} />
      </div>
      <Menu {...props} entries={entries} />
    </>
  );
}

/** A menu at every width, for a bank's app. */
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
  /** No bar replaces it on a wide screen. */
  isAlone?: boolean;
}) {
  const menu = useRef<HTMLDetailsElement>(null);

  // `watchMenu` closes it at the click, if it is there by then.
  const shownPath = useRef(activePath);
  useEffect(() => {
    if (menu.current && shownPath.current !== activePath) menu.current.open = false;
    shownPath.current = activePath;
  }, [activePath]);
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
  // Returns to where the customer came from, out of its frame too: a new tab would show the bank twice.
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

/**
 * A real form: logout must work without JavaScript, and must not be a link that a prefetch could follow. It leaves a web
 * bank's frame too: the identity provider refuses to be framed.
 */
function LogOut({ formToken, onLogOut }: Pick<NavigationProps, 'formToken' | 'onLogOut'>) {
  return (
    <form
      method="post"
      action={loggUtForm.path}
      target="_top"
      onSubmit={
        onLogOut &&
        ((event) => {
          event.preventDefault();
          onLogOut();
        })
      }
    >
      <HiddenFields fields={{ formToken: formToken ?? '' }} />
      <button type="submit" className={styles['log-out']}>
        {tekster.loggUt}
      </button>
    </form>
  );
}
