import { samtykkeForm } from '@portal/contract/forms/profil.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer, useAskAgain } from '../../lib/answers.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { lenker } from '../../lib/lenker.ts';
import { Isolated, Section, SectionFailed } from '../../lib/section.tsx';
import { useUntold } from '../../lib/use-untold.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import { HiddenStatus } from '../../ui/visually-hidden.tsx';
import { SamtykkeForm } from './samtykke-form.tsx';
import { untilConfirmed } from './until-confirmed.ts';
import styles from './samtykke.module.css';
import { tekster } from './tekster.nb.ts';

const iBanken = lazyPart(async () => (await import('./i-banken.tsx')).IBanken);

/**
 * The customer's consents. A customer of the bank changes them at the bank, and is told so. The texts depend on the
 * customer type.
 */
export function SamtykkeSection({ kunde }: { kunde: Kunde }) {
  if (kunde.isBankkunde) return iBanken;
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

function Failed() {
  return (
    <Card className={styles['card']}>
      <SectionFailed href={lenker.profil}>{generelle.visesIkke}</SectionFailed>
    </Card>
  );
}

/** A consent whose text could not be shown, so it cannot be answered. */
function NotShown({ title }: { title: string | undefined }) {
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
  const tekstene = useAnswer('getSamtykketekster', { bankkunde: 'false' });
  const kunde = useAnswer('getKunde');
  const { data } = tekstene;
  if (samtykker?.ukjent) {
    return (
      <Card>
        <p>
          {tekster.ukjent} <a href={lenker.kontakt}>{tekster.kontaktOss}</a>
        </p>
      </Card>
    );
  }
  const asked = [tekstene, reading, kunde];
  const failed = (
    <ReadFailed
      href={lenker.profil}
      reading={{
        isFetching: asked.some(({ isFetching }) => isFetching),
        refetch: () => asked.forEach(({ refetch }) => refetch()),
      }}
    >
      {untold + tekster.hentefeil}
    </ReadFailed>
  );
  // Customers of the bank give theirs there: who may be one is not asked.
  if (!data?.length || samtykker === undefined || kunde.data?.uleselig?.includes('isBankkunde'))
    return failed;
  const values = { MARKETING: samtykker.marketingConsent, CROSS_DOMAIN: samtykker.crossDomainConsent };
  return (
    <Card className={styles['card']}>
      {samtykker.utilgjengelig && <Banner tone="warn">{tekster.utilgjengelig}</Banner>}
      {(['MARKETING', 'CROSS_DOMAIN'] as const).map((slag) => {
        const tekst = data.find(({ samtykke }) => samtykke === slag);
        return (
          <Isolated key={slag} fallback={<NotShown title={tekst?.tittel} />}>
            {tekst ? (
              <SamtykkeForm
                tekst={tekst}
                value={values[slag]}
                gitt={samtykker.gitt?.[slag]}
                reading={reading}
                isUbekreftet={samtykker.ubekreftet?.includes(slag) === true}
              />
            ) : (
              // Nobody answers words they have not read. A yes that stands must not seem to be none.
              values[slag] === 'AUTHORIZED' && failed
            )}
          </Isolated>
        );
      })}
    </Card>
  );
}
