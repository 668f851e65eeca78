import type { HEIGHT_MESSAGE, HEIGHT_REQUEST } from './frame-height.ts';

/*
 * The script of the framed login page: sends the content's height to the parent page, and nothing else.
 * It imports types only: a value shared with the page around it would bring that page's script along.
 */
const heightMessage: typeof HEIGHT_MESSAGE = 'login-frame-height';
const heightRequest: typeof HEIGHT_REQUEST = 'login-frame-height-request';

const content = document.querySelector('form');

function tellHeight(): void {
  if (content === null) return;
  const { height } = content.getBoundingClientRect();
  window.parent.postMessage({ type: heightMessage, height: Math.ceil(height) }, window.location.origin);
}

if (content !== null && window.parent !== window) {
  // The observer also reports the first height.
  new ResizeObserver(tellHeight).observe(content);
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    const isRequest =
      origin === window.location.origin &&
      typeof data === 'object' &&
      data !== null &&
      'type' in data &&
      data.type === heightRequest;
    if (isRequest) tellHeight();
  });
}
