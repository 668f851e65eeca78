import { BELOP_SKJULT, BELOP_VIST, belopForm } from '@portal/contract/skjulte-belop.ts';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PostForm } from '../post-form.tsx';
import styles from './belop-knapp.module.css';
import { setHidesBelop, useHidesBelop } from './skjulte-belop.ts';
import { tekster } from './tekster.nb.ts';

/** The eye that hides all amounts in this browser, or shows them again. Posts, so it works without JavaScript. */
export function BelopKnapp({ className }: { className?: string | undefined }) {
  const isHidden = useHidesBelop();
  return (
    <PostForm
      form={belopForm}
      className={classNames(styles['form'], className)}
      onSubmit={() => setHidesBelop(!isHidden)}
    >
      <Button
        type="submit"
        variant="tertiary"
        narrow
        name={belopForm.names.belop}
        value={isHidden ? BELOP_VIST : BELOP_SKJULT}
      >
        <Icon glyph="Eye" size={20} />
        {isHidden ? tekster.vis : tekster.skjul}
      </Button>
    </PostForm>
  );
}
