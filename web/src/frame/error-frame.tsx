import type { Kontaktinfo } from '@portal/contract/auth.ts';
import type { ReactNode } from 'react';

import { FeilScene, SperretScene } from '../drawings/scene.tsx';
import { lenker } from '../lib/lenker.ts';
import { LinkButton } from '../ui/button.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './error-frame.module.css';
import { goBack } from './go-back.ts';
import { ScenePage } from './scene-page.tsx';
import { tekster } from './error-frame-tekster.ts';

export interface ErrorFrameProps {
  /** `feil`: the weather was too much. `sperret`: the path ends here. */
  scene: 'feil' | 'sperret';
  title: string;
  lead: string;
  /** A button; {@link GoBack} is the usual one. */
  action?: ReactNode;
  /** Shows the way to where all of the customer's insurance matters begin. */
  backLink?: boolean;
  /** Ends the lead with how to reach us. */
  kontaktinfo?: Kontaktinfo | undefined;
  /** Reference of the request, to read aloud. */
  correlationId?: string | undefined;
}

/** The whole content of a page that could not be what was asked for. */
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

/** The default action: one page back, or to the overview where there is no page to go back to. */
export function GoBack({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  return (
    <LinkButton variant={variant} href={lenker.oversikt} onClick={goBack}>
      {tekster.gaTilbake}
    </LinkButton>
  );
}
