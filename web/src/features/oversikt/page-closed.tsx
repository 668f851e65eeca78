import { useAnswer } from '../../lib/answers.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { ErrorContent } from '../feil/error-content.tsx';

/** In place of the overview where an operator has closed it (OVW-20). */
export function Closed() {
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  return (
    <ErrorContent type="generell" kontaktinfo={kontaktinfo} correlationId={usePageContext().correlationId} />
  );
}
