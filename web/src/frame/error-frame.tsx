import type { Kontaktinfo } from '@portal/contract/auth.ts';
import type { ReactNode } from 'react';

import { FeilScene, SperretScene } from '../drawings/scene.tsx';
import { lenker } from '../lib/lenker.ts';
import { LinkButton } from '../ui/button.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './error-frame.module.css';
import { goBack } from './go-back.ts';
import { ScenePage } from './scene-page.tsx';
import { tekster } from './error-frame-tekster.nb.ts';

interface ErrorFrameProps {
  /** `feil`: an error. `sperret`: the customer may not go further. */
  scene: 'feil' | 'sperret';
  title: string;
  lead: string;
  /** A button, usually {@link GoBack}. */
  action?: ReactNode;
  /** Adds a link to the start page of all the customer's insurance. */
  backLink?: boolean;
  /** Adds how to reach us to the lead. */
  kontaktinfo?: Kontaktinfo | undefined;
  /** The reference of the request, for the customer to read aloud. */
  correlationId?: string | undefined;
}

/** The content of an error page or a blocked page. */
export function ErrorFrame({
  scene,
  title,
  lead,
  action,
  backLink = false,
  kontaktinfo,
  correlationId,
}: ErrorFrameProps) {
  return (
    <ScenePage scene={scene === 'feil' ? <FeilScene /> : <SperretScene />} title={title}>
      <p>{lead}</p>
      {kontaktinfo && (kontaktinfo.telefon || kontaktinfo.epost) && (
        <div className={styles['contact']}>
          <p>{tekster.kontaktOss}</p>
          <ContactDetails kontaktinfo={kontaktinfo} />
        </div>
      )}
      {(action || backLink) && (
        <div className={styles['actions']}>
          {action}
          {backLink && (
            <LinkButton variant="tertiary" href={lenker.forsikring}>
              {tekster.tilForsikringsoversikten}
            </LinkButton>
          )}
        </div>
      )}
      {correlationId !== undefined && (
        <p className={styles['reference']}>
          {tekster.referanse} {correlationId}
        </p>
      )}
    </ScenePage>
  );
}

/** The default action: one page back, or to the overview when there is no such page. */
export function GoBack({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  return (
    <LinkButton variant={variant} href={lenker.oversikt} onClick={goBack}>
      {tekster.gaTilbake}
    </LinkButton>
  );
}
