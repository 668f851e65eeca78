import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Replaces what was just sent. It takes the focus of the removed button, and a screen reader reads on from it. Its
 * beginning is shown: what was sent may have been higher than the screen, and its button the only part in view.
 *
 * @param isAsBegun it came with the page, and replaces nothing
 */
export function Stage({ isAsBegun, children }: { isAsBegun: boolean; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isAsBegun || stage.current === null) return;
    stage.current.focus({ preventScroll: true });
    if (stage.current.getBoundingClientRect().top < 0) stage.current.scrollIntoView();
  });
  useEffect(() => takeFocus(), []);
  return (
    <div ref={stage} tabIndex={-1}>
      {children}
    </div>
  );
}
