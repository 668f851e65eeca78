import { useEffect, useRef } from 'react';

/** Calls back when the component goes away: the page is closed or left, or client-side navigation removes it. */
export function useOnLeave(onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const leave = (): void => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
