import type { Kjopssperre } from '@portal/contract/kjopssperrer.ts';
import type { TilbudResultat } from '@portal/contract/forms/tilbud.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import { Isolated } from '../../lib/section.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import { createCardKeys } from './create-card-key.ts';
import { TilbudCard } from './tilbud-card.tsx';
import styles from './tilbud-list.module.css';

interface TilbudListProps {
  tilbud: readonly Tilbud[];
  kjopssperre: Kjopssperre | undefined;
  /** The card that the address opens, and its state. */
  opened: { key: string; as: 'confirm' | 'failed' } | undefined;
  onResult: (how: TilbudResultat) => void;
}

/** The offers as cards, in the order of their systems. */
export function TilbudList({ tilbud, kjopssperre, opened, onResult }: TilbudListProps) {
  const keys = createCardKeys(tilbud);
  return (
    <ul role="list" className={styles['list']}>
      {tilbud.map((et, place) => {
        const key = keys[place] ?? '';
        return (
          <li key={key}>
            <Isolated fallback={<PlainCard title={et.name} />}>
              <TilbudCard
                tilbud={et}
                cardKey={key}
                kjopssperre={kjopssperre}
                opened={opened?.key === key ? opened.as : undefined}
                onResult={onResult}
              />
            </Isolated>
          </li>
        );
      })}
    </ul>
  );
}
