import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Replaces what was just sent. It takes the focus of the removed button, and a screen reader reads on from it.
 *
 * @param isAsBegun it came with the page, and replaces nothing
 */
export function Stage({ isAsBegun, children }: { isAsBegun: boolean; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (!isAsBegun) stage.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  return (
    <div ref={stage} tabIndex={-1}>
      {children}
    </div>
  );
}
