import { useEffect, useRef } from 'react';

import { kontaktinformasjonForm } from '@portal/contract/forms/profil.ts';

import { Banner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/field/choice.tsx';
import styles from './kontakt.module.css';
import { tekster } from './uvanlig-tekster.nb.ts';

/**
 * Asks whether a number is a mobile number. The question is announced, and its checkbox gets focus, but not from a field
 * that the customer types in while the script comes.
 */
export function UnusualQuestion({ cameWithPage = false }: { cameWithPage?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!cameWithPage || document.activeElement === document.body)
      box.current?.querySelector('input')?.focus();
  }, [cameWithPage]);
  const { sporsmal, forklaring, bekreft } = tekster;
  return (
    <div ref={box} className={styles['question']}>
      <Banner tone="warn" role="alert" title={sporsmal}>
        {forklaring}
      </Banner>
      <Checkbox name={kontaktinformasjonForm.names.erMobilnummer} value="ja" label={bekreft} />
    </div>
  );
}
