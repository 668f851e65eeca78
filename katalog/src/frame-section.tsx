import { alleSprak } from '@portal/contract/sprak.ts';
import type { Kontaktinfo } from '@portal/contract/auth.ts';

import { AppHeader } from '../../web/src/frame/app-header.tsx';
import { Footer } from '../../web/src/frame/footer.tsx';
import { Header } from '../../web/src/frame/header.tsx';
import type { NavigationProps } from '../../web/src/frame/navigation.tsx';
import { Innstillinger } from '../../web/src/frame/innstillinger.tsx';
import { SprakTilbud } from '../../web/src/frame/sprak/sprak-tilbud.tsx';
import { Sprakvalg } from '../../web/src/frame/sprak/sprakvalg.tsx';
import { lenker } from '../../web/src/lib/lenker.ts';
import { Example, Section } from './example.tsx';
import { sections } from './tekster.ts';

const navn = 'Fjellstø Forsikring';
const navigation: NavigationProps = {
  lenker: { dokumenter: lenker.katalog, kontakt: 'https://www.example.no/kontakt' },
  loginContext: undefined,
  nettbankUrl: undefined,
  antallTilbud: 4,
  activePath: lenker.oversikt,
  formToken: undefined,
};
const kontaktinfo: Kontaktinfo = {
  navn,
  telefon: '22438634',
  epost: 'kundeservice@example.no',
  domene: 'www.example.no',
  apningstider: [
    ['Mandag–fredag', '08.00–20.00'],
    ['Lørdag', '10.00–16.00'],
    ['Søndag', 'Stengt'],
  ],
};
const runtimeLenker = {
  personvern: 'https://www.example.no/personvern',
  kontakt: 'https://www.example.no/kontakt',
};

/** What surrounds a page. Inside an article a header or footer is no landmark of the page. */
export function FrameSection() {
  return (
    <Section id="rammer" title={sections.rammer}>
      <Example state="Hode, ikke logget inn" wide>
        <article>
          <Header navn={navn} />
        </article>
      </Example>
      <Example state="Hode med logo i midten" wide>
        <article>
          <Header navn={navn} look={{ logo: 'centre', colours: 'page' }} />
        </article>
      </Example>
      <Example state="Hode i drakten sine farger, med hovedmeny og antall tilbud" wide>
        <article>
          <Header navn={navn} navigation={navigation} look={{ logo: 'centre', colours: 'brand' }} />
        </article>
      </Example>
      <Example state="Hode i bankens app" wide>
        <article>
          <AppHeader navigation={navigation} />
        </article>
      </Example>
      <Example state="Hode i bankens app, på en kvittering" wide>
        <article>
          <AppHeader navigation={navigation} isReceipt />
        </article>
      </Example>
      <Example state="Bunn med alt: kontakt, åpningstider, chat, personvern, utseende" wide>
        <article>
          <Footer
            kontaktinfo={kontaktinfo}
            lenker={runtimeLenker}
            chatScript="https://www.example.no/chat.js"
            onCookieSettings={() => undefined}
            innstillinger={<Innstillinger />}
          />
        </article>
      </Example>
      <Example state="Språkvalg, og tilbud om et annet språk" wide>
        <SprakTilbud sprak="en" />
        <Sprakvalg sprakvalg={alleSprak} formToken={undefined} />
      </Example>
      <Example state="Bunn i bankens app" wide>
        <article>
          <Footer kontaktinfo={kontaktinfo} lenker={runtimeLenker} isEmbedded />
        </article>
      </Example>
      <Example state="Bunn uten kontaktinformasjon" wide>
        <article>
          <Footer kontaktinfo={undefined} lenker={runtimeLenker} />
        </article>
      </Example>
    </Section>
  );
}
