import { samtykkeForm } from '@portal/contract/forms/profil.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import type { Samtykketekster } from '@portal/contract/samtykke.ts';
import { sortBy } from '@portal/contract/sort-by.ts';

import { useAnswer, useAskAgain } from '../../lib/answers.tsx';
import { ofSprak } from '../../lib/norsk.ts';
import { lenker } from '../../lib/lenker.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { Isolated, Section, SectionFailed } from '../../lib/section.tsx';
import { useUntold } from '../../lib/use-untold.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import { HiddenStatus } from '../../ui/visually-hidden.tsx';
import { SamtykkeForm, Tekst } from './samtykke-form.tsx';
import { untilConfirmed } from './until-confirmed.ts';
import styles from './samtykke.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * The customer's consents. A customer of the bank changes them at the bank, and is told so. The texts depend on the
 * customer type.
 */
export function SamtykkeSection({ kunde }: { kunde: Kunde }) {
  if (kunde.isBankkunde) {
    return (
      <Section asks={[['getSamtykketekster', { bankkunde: 'true' }]]} loading={null} failed={null}>
        <IBanken />
      </Section>
    );
  }
  return (
    <section className={styles['section']} aria-labelledby="samtykker">
      <h2 id="samtykker">{tekster.overskrift}</h2>
      <Section
        asks={['getSamtykker', ['getSamtykketekster', { bankkunde: 'false' }]]}
        loading={
          <>
            <HiddenStatus>{tekster.henter}</HiddenStatus>
            <CardSkeleton />
          </>
        }
        failed={<Failed />}
      >
        <Samtykker />
      </Section>
    </section>
  );
}

/** Read only: the bank has them, and this links to it. */
function IBanken() {
  const { data = [] } = useAnswer('getSamtykketekster', { bankkunde: 'true' });
  const bank = parseLink(useAnswer('getClientContext').data?.info.nettbankUrl);
  return (
    <section className={styles['section']} aria-labelledby="samtykker-i-banken">
      <h2 id="samtykker-i-banken">{tekster.overskriftIBanken}</h2>
      <Card className={styles['card']}>
        <p>{bank ? <CheckedLink link={bank}>{tekster.iBanken}</CheckedLink> : tekster.iBanken}</p>
        {sortTekster(data).map(({ samtykke, tittel, ingress, tekst, sprak }) => (
          <div key={samtykke} className={styles['consent']}>
            <h3 {...ofSprak(sprak)}>{tittel}</h3>
            <Isolated fallback={<p>{generelle.visesIkke}</p>}>
              <Tekst ingress={ingress} tekst={tekst} sprak={sprak} />
            </Isolated>
          </div>
        ))}
      </Card>
    </section>
  );
}

function Failed() {
  return (
    <Card className={styles['card']}>
      <SectionFailed href={lenker.profil}>{generelle.visesIkke}</SectionFailed>
    </Card>
  );
}

/** A consent whose text could not be shown, so it cannot be answered. */
function NotShown({ title }: { title: string }) {
  return (
    <div className={styles['consent']}>
      <h3>{title}</h3>
      <SectionFailed href={lenker.profil}>{generelle.visesIkke}</SectionFailed>
    </div>
  );
}

/** Where a section will come, as high as one with the usual consent. */
export function SamtykkeSkeleton() {
  return (
    <div className={styles['section']}>
      <div className={styles['headingSkeleton']}>
        <Skeleton width="short" />
      </div>
      <CardSkeleton />
    </div>
  );
}

function CardSkeleton() {
  return (
    <Card>
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton shape="block" className={styles['choiceSkeleton']} />
    </Card>
  );
}

function Samtykker() {
  const reading = useAnswer('getSamtykker');
  const samtykker = reading.data;
  const untold = useUntold(tekster, samtykkeForm);
  useAskAgain('getSamtykker', (samtykker?.ubekreftet?.length ?? 0) > 0, untilConfirmed);
  const { data, isFetching, refetch } = useAnswer('getSamtykketekster', { bankkunde: 'false' });
  if (samtykker?.ukjent === true) {
    return (
      <Card>
        <p>
          {tekster.ukjent} <a href={lenker.kontakt}>{tekster.kontaktOss}</a>
        </p>
      </Card>
    );
  }
  if (data === undefined || samtykker === undefined) {
    const both = {
      isFetching: isFetching || reading.isFetching,
      refetch: () => {
        refetch();
        reading.refetch();
      },
    };
    return (
      <ReadFailed href={lenker.profil} reading={both}>
        {untold + tekster.hentefeil}
      </ReadFailed>
    );
  }
  return (
    <Card className={styles['card']}>
      {samtykker.utilgjengelig === true && <Banner tone="warn">{tekster.utilgjengelig}</Banner>}
      {sortTekster(data).map((tekst) => (
        <Isolated key={tekst.samtykke} fallback={<NotShown title={tekst.tittel} />}>
          <SamtykkeForm
            tekst={tekst}
            value={tekst.samtykke === 'MARKETING' ? samtykker.marketingConsent : samtykker.crossDomainConsent}
            gitt={samtykker.gitt?.[tekst.samtykke]}
            reading={reading}
            isUbekreftet={samtykker.ubekreftet?.includes(tekst.samtykke) === true}
          />
        </Isolated>
      ))}
    </Card>
  );
}

/** Marketing first. The other one needs a text: nobody can consent to a text they have not read. */
function sortTekster(delivered: Samtykketekster): Samtykketekster {
  return sortBy(delivered, (a, b) => Number(b.samtykke === 'MARKETING') - Number(a.samtykke === 'MARKETING'));
}
