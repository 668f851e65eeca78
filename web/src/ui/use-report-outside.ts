import { useEffect } from 'react';

/**
 * Logs to the console that a component is used outside its parent: a programming error, but no reason to break the
 * page.
 */
export function useReportOutside(isOutside: boolean, part: string, container: string): void {
  useReportMisuse(isOutside ? `${part} must be used inside ${container}` : undefined);
}

/** Logs to the console how a component is misused; undefined logs nothing. */
export function useReportMisuse(message: string | undefined): void {
  useEffect(() => {
    if (message !== undefined) console.error(message);
  }, [message]);
}
