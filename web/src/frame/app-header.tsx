import { lenker } from '../lib/lenker.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './app-header.module.css';
import { goBack } from './go-back.ts';
import { MenuAlone, type NavigationProps } from './navigation.tsx';
import { tekster } from './tekster.nb.ts';

/**
 * The header in a bank's app. It has no logo, because the app shows its own.
 *
 * @param navigation Left out when nobody is logged in.
 * @param isReceipt A receipt has no page to go back to.
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
