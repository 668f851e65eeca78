import { useEffect } from 'react';

/** Says in the console that a part stands outside what it belongs to: a fault of ours, but no reason to take the page away. */
export function useReportOutside(isOutside: boolean, part: string, container: string): void {
  useReportMisuse(isOutside ? `${part} must be used inside ${container}` : undefined);
}

/** Says in the console how a part is used wrongly; undefined says nothing. */
export function useReportMisuse(message: string | undefined): void {
  useEffect(() => {
    if (message !== undefined) console.error(message);
  }, [message]);
}
