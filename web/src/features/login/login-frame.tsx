import { useEffect, useRef, useState } from 'react';

import { DEFAULT_FRAME_HEIGHT, findHeight, HEIGHT_REQUEST, toFrameHeight } from './frame-height.ts';
import styles from './login-frame.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * The login page's frame, as high as it says it is. The height is an attribute, because the CSP would refuse a style
 * attribute from the server.
 */
export function LoginFrame({ loginUrl, identityProvider }: { loginUrl: string; identityProvider: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(DEFAULT_FRAME_HEIGHT);

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

  return (
    <div className={styles['place']}>
      <iframe
        ref={frame}
        className={styles['frame']}
        src={loginUrl}
        title={tekster.frameTitle(identityProvider)}
        height={height}
      />
    </div>
  );
}
