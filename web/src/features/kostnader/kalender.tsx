import { DETALJER_PARAMETER, KALENDER_PATH } from '@portal/contract/paths.ts';

import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field/choice.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './kalender.module.css';
import { tekster } from './tekster.nb.ts';

/** The due days for the customer's own calendar, or on paper. Printing needs JavaScript. */
export function Kalender() {
  const { last, detaljer, detaljerHjelp, skrivUt } = tekster.kalender;
  const isHydrated = useIsHydrated();
  return (
    <form action={KALENDER_PATH} className={styles['form']}>
      <Checkbox name={DETALJER_PARAMETER} value="ja" label={detaljer} help={detaljerHjelp} />
      <div className={styles['buttons']}>
        <Button type="submit" variant="secondary" narrow>
          {last}
        </Button>
        {isHydrated && (
          <Button variant="secondary" narrow onClick={() => window.print()}>
            {skrivUt}
          </Button>
        )}
      </div>
    </form>
  );
}
