import { Suspense } from 'react';

import { useAnswer } from '../lib/answers.tsx';
import { findAntallTilbud } from '../lib/count-tilbud.ts';
import { lenker } from '../lib/lenker.ts';
import { usePageContext } from '../lib/page-context.tsx';
import { CountBadge } from '../ui/count-badge.tsx';
import { WithoutScript } from '../ui/without-script.tsx';
import { findTilbudEntry, isActive } from './entries.ts';
import { tekster } from './tekster.nb.ts';
import styles from './tilbud-without-script.module.css';

/**
 * The link to the offers without JavaScript. Where the session does not remember their number, it is known only after the
 * header was sent: JavaScript then adds the header's link, and customers without it find this one after the content. A
 * page that is sent complete has the link in its header.
 */
export function TilbudWithoutScript({ activePath }: { activePath: string }) {
  const { isComplete = false, antallTilbud } = usePageContext();
  if (isComplete || antallTilbud !== undefined) return null;
  return (
    <Suspense fallback={null}>
      <Tilbud activePath={activePath} />
    </Suspense>
  );
}

function Tilbud({ activePath }: { activePath: string }) {
  const entry = findTilbudEntry(findAntallTilbud(useAnswer('getTilbud').data));
  if (entry === undefined || isActive(entry, activePath)) return null;
  return (
    <WithoutScript>
      <nav className={styles['nav']} aria-label={tekster.flereSider}>
        <a href={lenker.tilbud} className={styles['link']}>
          {entry.text} {entry.count !== undefined && <CountBadge count={entry.count} />}
        </a>
      </nav>
    </WithoutScript>
  );
}
