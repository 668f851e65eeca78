import { kalenderForm } from '@portal/contract/forms/kalender.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { PostForm } from '../../lib/post-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field/choice.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './kalender.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * The due days for the customer's own calendar, or on paper. Printing needs JavaScript, and a browser: the
 * web view of an app does not print.
 *
 * @param isTicked it was, and there came no file
 * @param onSent the answer is a file, so the page stays
 */
export function Kalender({ isTicked, onSent }: { isTicked: boolean; onSent: () => void }) {
  const { last, detaljer, detaljerHjelp, skrivUt, innhold } = tekster.kalender;
  const isHydrated = useIsHydrated();
  const mayPrint = useAnswer('getClientContext').data?.embedded !== true && isHydrated;
  return (
    <PostForm form={kalenderForm} className={styles['form']} onSent={onSent}>
      <p>{innhold}</p>
      <Checkbox
        name={kalenderForm.names.detaljer}
        value="ja"
        defaultChecked={isTicked}
        label={detaljer}
        help={detaljerHjelp}
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="secondary" narrow>
          {last}
        </Button>
        {mayPrint && (
          <Button variant="secondary" narrow onClick={() => window.print()}>
            {skrivUt}
          </Button>
        )}
      </div>
    </PostForm>
  );
}
