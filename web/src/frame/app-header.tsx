import { lenker } from '../lib/lenker.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './app-header.module.css';
import { goBack } from './go-back.ts';
import { MenuAlone, type NavigationProps } from './navigation.tsx';
import { tekster } from './tekster.ts';

/**
 * The header in a bank's app, which has a logo of its own around it.
 *
 * @param navigation Left out where nobody is logged in.
 * @param isReceipt A receipt has nothing to go back to.
 */
export function AppHeader({
  navigation,
  isReceipt = false,
}: {
  navigation?: NavigationProps | undefined;
  isReceipt?: boolean;
}) {
  if (navigation === undefined && isReceipt) return null;
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        {!isReceipt && (
          <a className={styles['back']} href={lenker.oversikt} onClick={goBack}>
            <Icon glyph="ArrowLeft" />
            {tekster.tilbake}
          </a>
        )}
        {navigation && <MenuAlone {...navigation} />}
      </div>
    </header>
  );
}
