import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What comes in the place of what was just sent: focus goes there, since the button that had it is gone, and a screen
 * reader reads on from it.
 */
export function Stage({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={stage} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
