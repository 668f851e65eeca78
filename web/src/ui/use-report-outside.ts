import { useEffect } from 'react';

/** Says in the console that a part stands outside what it belongs to: a fault of ours, but no reason to take the page away. */
export function useReportOutside(isOutside: boolean, part: string, container: string): void {
  useEffect(() => {
    if (isOutside) console.error(`${part} must be used inside ${container}`);
  }, [isOutside, part, container]);
}
