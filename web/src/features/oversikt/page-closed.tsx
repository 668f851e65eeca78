import { ErrorFrame } from '../../frame/error-frame.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { errorTekster } from '../feil/tekster.nb.ts';
import { closedTekster } from './closed-tekster.nb.ts';

export const title = errorTekster.generell.title;
/** Shown when an operator has closed the overview. It links to an open page, never to the overview itself. */
export function Page() {
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  return (
    <ErrorFrame
      scene="feil"
      {...errorTekster.generell}
      kontaktinfo={kontaktinfo}
      correlationId={usePageContext().correlationId}
      action={<LinkButton href={lenker.profil}>{closedTekster.tilProfilen}</LinkButton>}
    />
  );
}
