import { useState } from 'react';

import { SessionWarningDialog } from '../../web/src/frame/session-warning/session-warning-dialog.tsx';
import { Button } from '../../web/src/ui/button.tsx';
import { useCookieConsent } from '../../web/src/ui/cookie-consent/cookie-consent-provider.tsx';
import { Dialog, DialogActions } from '../../web/src/ui/dialog/dialog.tsx';
import type { Tone } from '../../web/src/ui/tag.tsx';
import { useToast } from '../../web/src/ui/toast/toast-provider.tsx';
import { Example, Section } from './example.tsx';
import styles from './page.module.css';
import { sections } from './tekster.ts';

const tones: readonly Tone[] = ['info', 'success', 'warn', 'error'];

/** What lies over the page, each opened by a button. */
export function OverlaySection() {
  const { show } = useToast();
  const { openSettings } = useCookieConsent('OverlaySection');
  const [open, setOpen] = useState<'dialog' | 60 | 9 | 30>();
  const close = () => setOpen(undefined);
  return (
    <Section id="over-siden" title={sections['over-siden']}>
      <Example state="Varsler" wide>
        <div className={styles['row']}>
          {tones.map((tone) => (
            <Button
              key={tone}
              variant="secondary"
              onClick={() => show({ tone, content: `Varsel: ${tone}`, timeout: 'off' })}
            >
              {`Varsel: ${tone}`}
            </Button>
          ))}
          <Button
            variant="secondary"
            onClick={() =>
              show({
                tone: 'info',
                content: { title: 'Med tittel', content: 'Og en knapp som gjør noe.' },
                action: { label: 'Angre', onClick: () => undefined },
              })
            }
          >
            Varsel med knapp
          </Button>
          <Button
            variant="secondary"
            onClick={() => show({ tone: 'success', content: 'Borte om fem sekunder' })}
          >
            Varsel som går
          </Button>
        </div>
      </Example>
      <Example state="Dialoger" wide>
        <div className={styles['row']}>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen(60)}>
            Utlogging
          </Button>
          <Button variant="secondary" onClick={() => setOpen(9)}>
            Utlogging, snart
          </Button>
          <Button variant="secondary" onClick={() => setOpen(30)}>
            Utlogging, til slutt
          </Button>
          <Button variant="secondary" onClick={openSettings}>
            Informasjonskapsler
          </Button>
        </div>
      </Example>
      {open === 'dialog' && (
        <Dialog title="Et spørsmål" onDismiss={close}>
          <p>Det som må svares på før noe annet.</p>
          <DialogActions>
            <Button onClick={close}>Ja</Button>
            <Button variant="secondary" onClick={close}>
              Nei
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {typeof open === 'number' && (
        <SessionWarningDialog isFinal={open === 30} secondsLeft={open} onContinue={close} onLogOut={close} />
      )}
    </Section>
  );
}
