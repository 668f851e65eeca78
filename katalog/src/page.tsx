import type { ReactNode } from 'react';
import { useSearch } from 'wouter';

import type { Kontaktinfo } from '@portal/contract/auth.ts';
import { USUAL_IDENTITY_PROVIDER } from '@portal/contract/identity-provider.ts';

import { lenker } from '../../web/src/lib/lenker.ts';
import { norsk } from '../../web/src/lib/norsk.ts';
import { PageColumn } from '../../web/src/ui/page-column.tsx';
import { BlockedContent } from '../../web/src/features/feil/blocked-content.tsx';
import { ErrorContent, UncaughtErrorContent } from '../../web/src/features/feil/error-content.tsx';
import { NotFoundContent } from '../../web/src/features/feil/not-found-content.tsx';
import {
  type BlockedType,
  type ErrorType,
  blockedTekster,
  errorTekster,
} from '../../web/src/features/feil/tekster.nb.ts';
import { Kvittering } from '../../web/src/features/kvittering/page.tsx';
import { LoginPage } from '../../web/src/features/login/login-page.tsx';
import { ContainerSection } from './container-section.tsx';
import { Section } from './example.tsx';
import { TilbakemeldingSection } from './tilbakemelding-section.tsx';
import { FieldSection } from './field-section.tsx';
import { FoundationSection } from './foundation-section.tsx';
import { FrameSection } from './frame-section.tsx';
import { LookSwitch, toSearch } from './look-switch.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { PartSection } from './part-section.tsx';
import styles from './page.module.css';
import { sections, tekster } from './tekster.ts';

export const title = tekster.tittel;
const kontaktinfo: Kontaktinfo = { telefon: '22438634', epost: 'kundeservice@example.no', apningstider: [] };
const correlationId = 'ab12-cd34';
const login = {
  fromLo: false,
  notice: undefined,
  retryHref: lenker.katalog,
  kontaktinfo,
  correlationId,
  identityProvider: USUAL_IDENTITY_PROVIDER,
};

/** Whole pages, by their name in `?side=`. */
const pageTypes: Record<string, ReactNode> = {
  'feil-uventet': <UncaughtErrorContent kontaktinfo={kontaktinfo} correlationId={correlationId} />,
  ...fromKeys('feil-', errorTekster, (type: ErrorType) => (
    <ErrorContent type={type} kontaktinfo={kontaktinfo} correlationId={correlationId} />
  )),
  ...fromKeys('sperret-', blockedTekster, (type: BlockedType) => (
    <BlockedContent type={type} kontaktinfo={kontaktinfo} />
  )),
  'ikke-funnet': <NotFoundContent />,
  'ikke-funnet-nettbank': <NotFoundContent nettbankUrl="https://bank.example.no/" />,
  'innlogging-laster': <LoginPage {...login} login={{ state: 'loading' }} />,
  'innlogging-feilet': <LoginPage {...login} login={{ state: 'failed' }} />,
  'innlogging-utlopt': <LoginPage {...login} notice="timeout" login={{ state: 'loading' }} />,
  'innlogging-avbrutt': <LoginPage {...login} notice="avbrutt" login={{ state: 'loading' }} />,
  'innlogging-mislykket': <LoginPage {...login} fromLo notice="feilet" login={{ state: 'loading' }} />,
  kvittering: <Kvittering />,
};

/** Every widget and page type in every state; in development only. */
export function Page() {
  const side = new URLSearchParams(useSearch()).get('side') ?? '';
  return pageTypes[side] ?? <Index />;
}

function Index() {
  const search = useSearch();
  return (
    // The examples are in bokmål.
    <div {...norsk}>
      <PageColumn className={styles['page']}>
        <h1>{tekster.tittel}</h1>
        <LookSwitch />
        <nav aria-label={tekster.innhold}>
          <ul className={styles['row']}>
            {Object.entries(sections).map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <FoundationSection />
        <FrameSection />
        <PartSection />
        <ContainerSection />
        <FieldSection />
        <TilbakemeldingSection />
        <OverlaySection />
        <Section id="sidetyper" title={sections.sidetyper}>
          <ul className={styles['list']}>
            {Object.keys(pageTypes).map((side) => (
              <li key={side}>
                <a href={toSearch(search, 'side', side)}>{side}</a>
              </li>
            ))}
          </ul>
        </Section>
      </PageColumn>
    </div>
  );
}

function fromKeys<Key extends string>(
  prefix: string,
  table: Record<Key, unknown>,
  render: (key: Key) => ReactNode,
): Record<string, ReactNode> {
  return Object.fromEntries((Object.keys(table) as Key[]).map((key) => [prefix + key, render(key)]));
}
