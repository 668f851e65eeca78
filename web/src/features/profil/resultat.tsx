import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';

import { readWord } from '@portal/contract/address-words.ts';
import { profilResultat } from '@portal/contract/forms/profil-resultat.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { useRefusedForm } from '../../lib/post-form.tsx';
import { WRITTEN_KEY } from '../../lib/tell-windows.ts';
import { Banner } from '../../ui/banner.tsx';
import { tekster } from './resultat-tekster.nb.ts';

/**
 * How a form sent without JavaScript ended, from the address: told once, and until the next write. The data says whether
 * it is confirmed.
 */
export function Resultat() {
  const search = useSearch();
  const [resultat, setResultat] = useState(() => readWord(profilResultat, search));
  useEffect(() => {
    if (resultat === undefined) return;
    // Coming back to the page must not report it again.
    window.history.replaceState(null, '', window.location.pathname);
    window.addEventListener(WRITTEN_KEY, () => setResultat(undefined), { once: true });
  }, [resultat]);
  const samtykker = useAnswer('getSamtykker').data;
  const reservasjon = useAnswer('getReservasjon').data;
  // The row with the typed value shows the error itself.
  const isGivenBack = useRefusedForm()?.code === 'IKKE_INNLOGGET';
  if (resultat === undefined || isGivenBack) return null;
  const isUbekreftet =
    (resultat === 'samtykke' && samtykker?.ubekreftet?.includes('MARKETING')) ||
    (resultat === 'deling' && samtykker?.ubekreftet?.includes('CROSS_DOMAIN')) ||
    (resultat === 'reservasjon' && reservasjon?.ubekreftet);
  if (isUbekreftet) return <Banner tone="info">{tekster.ubekreftet}</Banner>;
  return <Banner tone={resultat === 'ikke-lagret' ? 'warn' : 'success'}>{tekster[resultat]}</Banner>;
}
