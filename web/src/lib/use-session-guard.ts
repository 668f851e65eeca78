import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Keeps one customer's page from outliving their session. Another tab may have logged out, or in as somebody else:
 * what this page knows is then dropped, and another customer's session begins with a page of its own.
 */
export function useSessionGuard(kfpSessionId: string | undefined): void {
  const queries = useQueryClient();
  const first = useRef(kfpSessionId);

  useEffect(() => {
    if (kfpSessionId === first.current) return;
    if (kfpSessionId !== undefined) window.location.reload();
    else
      queries.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'getSessionStatus',
        type: 'inactive',
      });
  }, [kfpSessionId, queries]);

  useEffect(() => {
    // A page that comes back from the browser's memory may be older than the session's end.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void queries.invalidateQueries({ queryKey: ['getSessionStatus'] });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [queries]);
}
