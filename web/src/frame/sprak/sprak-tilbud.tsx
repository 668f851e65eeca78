import { type Sprak, sprakForm } from '@portal/contract/sprak.ts';

import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { HiddenFields } from '../../lib/post-form.tsx';
import { addBegunForm } from './add-begun-form.ts';
import styles from './sprak-tilbud.module.css';

/** For visitors who do not read the language of the page. */
const finnesPa: Readonly<Record<Sprak, string>> = {
  nb: 'Denne siden finnes på bokmål',
  nn: 'Denne sida finst på nynorsk',
  en: 'This page is available in English',
};
const neiTakk: Readonly<Record<Sprak, string>> = { nb: 'Nei takk', nn: 'Nei takk', en: 'No thanks' };

/** Offers a language that the browser asks for, in one line of that language. The portal never switches by itself. */
export function SprakTilbud({ sprak, formToken = '' }: { sprak: Sprak; formToken?: string | undefined }) {
  return (
    <form
      method="post"
      action={sprakForm.path}
      className={styles['tilbud']}
      onSubmit={(event) => addBegunForm(event.currentTarget)}
    >
      <HiddenFields fields={{ formToken, [sprakForm.names.tilbud]: 'ja' }} />
      <button
        type="submit"
        name={sprakForm.names.sprak}
        value={sprak}
        lang={sprak}
        className={styles['knapp']}
      >
        {finnesPa[sprak]}
      </button>
      <button
        type="submit"
        name={sprakForm.names.sprak}
        value={lokale.sprak}
        lang={sprak}
        className={styles['knapp']}
      >
        {neiTakk[sprak]}
      </button>
    </form>
  );
}

/** On a page that is to offer one. */
export function SprakTilbudOfPage() {
  const { tilbudtSprak, formToken } = usePageContext();
  return tilbudtSprak && <SprakTilbud sprak={tilbudtSprak} formToken={formToken} />;
}
