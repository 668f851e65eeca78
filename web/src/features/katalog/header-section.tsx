import { AppHeader } from '../../frame/app-header.tsx';
import { Header } from '../../frame/header.tsx';
import { lenker } from '../../lib/lenker.ts';
import styles from './page.module.css';
import { tekster } from './tekster.ts';

const navn = 'Fjellstø Forsikring';
const navigation = {
  lenker: {},
  loginContext: undefined,
  nettbankUrl: undefined,
  antallTilbud: undefined,
  activePath: lenker.oversikt,
  formToken: undefined,
};

/** The header's looks. In an article a header is none of the page's landmarks. */
export function HeaderSection() {
  return (
    <section className={styles['section']}>
      <h2>{tekster.hoder}</h2>
      <article>
        <Header navn={navn} />
      </article>
      <article>
        <Header navn={navn} look={{ logo: 'centre', colours: 'page' }} />
      </article>
      <article>
        <Header navn={navn} look={{ logo: 'left', colours: 'brand' }} />
      </article>
      <article>
        <Header navn={navn} navigation={navigation} look={{ logo: 'centre', colours: 'brand' }} />
      </article>
      <article>
        <AppHeader />
      </article>
    </section>
  );
}
