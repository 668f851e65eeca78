import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces what was just sent. It takes the focus of the removed button, and a screen reader reads on from it. */
export function Stage({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={stage} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
