import type { Kontaktinfo } from '@portal/contract/auth.ts';
import type { PageContext } from '@portal/contract/page.ts';

import { LoginScene } from '../../drawings/scene.tsx';
import { ErrorFrame } from '../../frame/error-frame.tsx';
import { ScenePage } from '../../frame/scene-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';
import { LoginFrame } from './login-frame.tsx';
import styles from './login-page.module.css';
import { tekster } from './tekster.nb.ts';

export interface LoginPageProps {
  /** The address of the page to frame, or the state of the call for it. */
  login: { state: 'loading' | 'failed' | 'strange-host' } | { state: 'ok'; loginUrl: string };
  /** Whether the visitor came from the union. */
  fromLo: boolean;
  /** Why the visitor is here, if there is more to say than 'Logg inn'. */
  notice: PageContext['loginNotice'];
  /** This page's own address, for the retry. */
  retryHref: string;
  kontaktinfo: Kontaktinfo | undefined;
  correlationId: string | undefined;
  /** What customers call it. */
  identityProvider: string;
}

/** What a visitor who is not logged in gets. */
export function LoginPage({
  login,
  fromLo,
  notice,
  retryHref,
  kontaktinfo,
  correlationId,
  identityProvider,
}: LoginPageProps) {
  if (login.state === 'failed') {
    return (
      <ErrorFrame
        scene="sperret"
        title={tekster.feilet.title}
        lead={tekster.feilet.lead}
        kontaktinfo={kontaktinfo}
        correlationId={correlationId}
        action={<LinkButton href={retryHref}>{tekster.feilet.provIgjen}</LinkButton>}
      />
    );
  }
  return (
    <ScenePage
      scene={<LoginScene />}
      title={tekster.title}
      mark={
        fromLo && (
          <span role="img" aria-label={tekster.lo} className={styles['lo']}>
            {tekster.lo}
          </span>
        )
      }
    >
      {notice && (
        <Banner tone={tekster.notices[notice].tone} title={tekster.notices[notice].title}>
          {tekster.notices[notice].text}
        </Banner>
      )}
      {login.state === 'strange-host' ? (
        <p>{tekster.ukjentAdresse}</p>
      ) : (
        <>
          <p>{tekster.lead(identityProvider)}</p>
          {login.state === 'ok' ? (
            <LoginFrame loginUrl={login.loginUrl} identityProvider={identityProvider} retryHref={retryHref} />
          ) : (
            <Loader />
          )}
        </>
      )}
    </ScenePage>
  );
}
