import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';
import { type ReactNode, useEffect } from 'react';

import { ofInnhold } from '../lib/norsk.ts';
import { AfterOpening } from '../rendering/after-opening.tsx';
import { MAIN_ID } from '../lib/main-id.ts';
import { useLate } from '../lib/use-late.ts';
import { classNames } from '../ui/class-names.ts';
import { AppHeader } from './app-header.tsx';
import { Header, type HeaderLook } from './header.tsx';
import type { NavigationProps } from './navigation.tsx';
import styles from './page-frame.module.css';
import { tekster } from './tekster.nb.ts';

interface PageFrameProps {
  /** The distributor's name. */
  navn: string;
  header?: HeaderLook | undefined;
  /** Left out when nobody is logged in. */
  navigation?: NavigationProps | undefined;
  /** A part of the navigation that comes after the content. */
  afterContent?: ReactNode;
  /** What the operator says about the service now. */
  driftsmelding?: Pick<OversiktConfig['runtime'], 'driftsmelding' | 'norsk'> | undefined;
  /** True when a bank's app shows the page. */
  isEmbedded?: boolean;
  /** The same element in every render: its script comes late. */
  footer: ReactNode;
  /** A receipt has no page to go back to. */
  isReceipt?: boolean;
  children: ReactNode;
}

const loadKeepFocus = () => import('../lib/keep-focus.ts');

/** The frame around every page. */
export function PageFrame({
  navn,
  header,
  navigation,
  isReceipt = false,
  isEmbedded = false,
  afterContent,
  driftsmelding,
  footer,
  children,
}: PageFrameProps) {
  const keepFocus = useLate(loadKeepFocus, false)?.keepFocus;
  useEffect(() => keepFocus?.(), [keepFocus]);
  return (
    <div className={styles['page']}>
      <a className={classNames('ds-skip-link', styles['skip'])} href={`#${MAIN_ID}`}>
        {tekster.hoppTilInnholdet}
      </a>
      {isEmbedded ? (
        <AppHeader navigation={navigation} isReceipt={isReceipt} />
      ) : (
        <Header navn={navn} navigation={navigation} look={header} />
      )}
      <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
        {driftsmelding?.driftsmelding !== undefined && (
          <p className={styles['driftsmelding']} {...ofInnhold(driftsmelding)}>
            {driftsmelding.driftsmelding}
          </p>
        )}
        {children}
      </main>
      <AfterOpening>
        {afterContent}
        {footer}
      </AfterOpening>
    </div>
  );
}
