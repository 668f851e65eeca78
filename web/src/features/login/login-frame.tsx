import { useEffect, useRef, useState } from 'react';

import { DEFAULT_FRAME_HEIGHT, findHeight, HEIGHT_REQUEST, toFrameHeight } from './frame-height.ts';
import styles from './login-frame.module.css';
import { tekster } from './tekster.nb.ts';

/** How long the frame may take to say its height, in ms, before the page asks whether it is there. */
const FRAME_LIMIT_MS = 10_000;

/**
 * The login page's frame, as high as it says it is. The height is an attribute, because the CSP would refuse a style
 * attribute from the server.
 *
 * No browser tells of a frame that did not come. Where it has not said its height there is a way on beneath it; it
 * stays, since only its script may be missing.
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
  const [isLate, setLate] = useState(false);

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
    const timer = setTimeout(() => setLate(true), FRAME_LIMIT_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [loginUrl]);

  return (
    <div className={styles['place']}>
      <iframe
        ref={frame}
        className={styles['frame']}
        src={loginUrl}
        title={tekster.frameTitle(identityProvider)}
        height={height ?? DEFAULT_FRAME_HEIGHT}
      />
      {isLate && height === undefined && (
        <p role="status">
          {tekster.rammeMangler} <a href={retryHref}>{tekster.feilet.provIgjen}</a>
        </p>
      )}
    </div>
  );
}
