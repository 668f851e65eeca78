import { findFlag } from '@portal/contract/rules/find-flag.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { RowSection } from '../../lib/row-section.tsx';
import { UnreadRow } from '../../ui/expandable-row/changeable-row.tsx';
import { ExpandableRow } from '../../ui/expandable-row/expandable-row.tsx';
import { tekster } from './lo-tekster.nb.ts';

/** Union membership: read only, with how to register it. */
export function LoRow() {
  return (
    <RowSection label={tekster.etikett} href={lenker.profil}>
      <Medlemskap />
    </RowSection>
  );
}

function Medlemskap() {
  const { ja, nei, etikett, lesMer, lukk, hjelp, hentefeil } = tekster;
  const reading = useAnswer('getKunde');
  const isLoMedlem = findFlag(reading.data, 'isLoMedlem');
  if (isLoMedlem === undefined)
    return (
      <UnreadRow label={etikett} href={lenker.profil} reading={reading}>
        {hentefeil}
      </UnreadRow>
    );
  return (
    <ExpandableRow label={etikett} value={isLoMedlem ? ja : nei} changeText={lesMer} cancelText={lukk}>
      <p>{hjelp}</p>
    </ExpandableRow>
  );
}
