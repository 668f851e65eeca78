import { HEIGHT_MESSAGE, HEIGHT_REQUEST } from './frame-height.ts';

/*
 * The script of the framed login page: sends the content's height to the parent page, and nothing else.
 * It imports no components, so that it stays a few hundred bytes.
 */
const content = document.querySelector('form');

function tellHeight(): void {
  if (content === null) return;
  const { height } = content.getBoundingClientRect();
  window.parent.postMessage({ type: HEIGHT_MESSAGE, height: Math.ceil(height) }, window.location.origin);
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
      data.type === HEIGHT_REQUEST;
    if (isRequest) tellHeight();
  });
}
