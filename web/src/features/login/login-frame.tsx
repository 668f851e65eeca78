import { useEffect, useRef, useState } from 'react';

import { LinkButton } from '../../ui/button.tsx';
import { DEFAULT_FRAME_HEIGHT, findHeight, HEIGHT_REQUEST, toFrameHeight } from './frame-height.ts';
import styles from './login-frame.module.css';
import { tekster } from './tekster.nb.ts';

/** How long the frame may take to say its height, in ms. A slow line needs less, and a new attempt begins from nothing. */
const FRAME_LIMIT_MS = 15_000;

/**
 * The login page's frame, as high as it says it is. The height is an attribute, because the CSP would refuse a style
 * attribute from the server.
 *
 * No browser tells of a frame that did not come. One that does not say its height is asked for once more; then there is
 * a way on beneath it, since only its script may be missing.
 */
export function LoginFrame({
  loginUrl,
  identityProvider,
  retryHref,
}: {
  loginUrl: string;
  identityProvider: string;
  retryHref: string;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [attempt, setAttempt] = useState(1);
  const isMissing = height === undefined && attempt > 2;

  useEffect(() => {
    const { origin } = new URL(loginUrl, window.location.href);
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin) return;
      const contentHeight = findHeight(event.data);
      if (contentHeight !== undefined) setHeight(toFrameHeight(contentHeight));
    };
    window.addEventListener('message', onMessage);
    // The frame was in the server's markup, and may have sent its height before this ran.
    frame.current?.contentWindow?.postMessage({ type: HEIGHT_REQUEST }, origin);
    return () => window.removeEventListener('message', onMessage);
  }, [loginUrl]);

  useEffect(() => {
    if (height !== undefined || attempt > 2) return undefined;
    const timer = setTimeout(() => setAttempt(attempt + 1), FRAME_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [height, attempt]);

  return (
    <div className={styles['place']}>
      <iframe
        key={attempt === 1 ? 'first' : 'again'}
        ref={frame}
        className={styles['frame']}
        src={loginUrl}
        title={tekster.frameTitle(identityProvider)}
        height={height ?? DEFAULT_FRAME_HEIGHT}
      />
      {isMissing && (
        <>
          <p role="status">{tekster.rammeMangler}</p>
          <LinkButton href={retryHref}>{tekster.feilet.provIgjen}</LinkButton>
        </>
      )}
    </div>
  );
}
