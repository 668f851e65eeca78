import { type ReactNode, useState } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { useWrite } from '../../lib/api.tsx';
import { lenker } from '../../lib/lenker.ts';
import { PostForm, useFormRefusal } from '../../lib/post-form.tsx';
import { RowSection } from '../../lib/row-section.tsx';
import { type Reading, useOutcome } from '../../lib/use-outcome.ts';
import { whatToDo } from '../../lib/what-to-do.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ExpandableRow } from '../../ui/expandable-row/expandable-row.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { RetryForm } from '../../ui/retry-form.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { UnsureBanner } from '../../ui/unsure-banner.tsx';
import styles from './adresse-row.module.css';
import { findAdresser, formatAdresse } from './format-adresse.ts';
import { tekster } from './tekster.ts';

/** The address in use, and the way to use the registered one instead. */
export function AdresseRow({ loading }: { loading: ReactNode }) {
  return (
    <RowSection label={tekster.etikett} href={lenker.profil} asks={['getKundeadresser']} loading={loading}>
      <Adresse />
    </RowSection>
  );
}

function Adresse() {
  const reading = useAnswer('getKundeadresser');
  const { data, isFetching, refetch } = reading;
  if (data === undefined) {
    return (
      <StaticRow label={tekster.etikett}>
        <div className={styles['failed']}>
          <p>{tekster.hentefeil}</p>
          <RetryForm href={lenker.profil} isFetching={isFetching} onRetry={refetch} />
        </div>
      </StaticRow>
    );
  }
  const { folkeregistrert, iBruk } = findAdresser(data);
  const shown = iBruk && formatAdresse(iBruk);
  const registered = folkeregistrert && formatAdresse(folkeregistrert);
  if (registered === undefined) {
    return <StaticRow label={tekster.etikett}>{shown ?? tekster.ingen}</StaticRow>;
  }
  return <ChangeableRow shown={shown ?? tekster.ingen} registered={registered} reading={reading} />;
}

function ChangeableRow({
  shown,
  registered,
  reading,
}: {
  shown: string;
  registered: string;
  reading: Reading;
}) {
  const refusal = useFormRefusal('adresse');
  const [isOpen, setOpen] = useState(refusal !== undefined);
  const [failure, setFailure] = useState<Parameters<typeof whatToDo>[0] | undefined>(
    refusal && { status: 500, code: refusal.code },
  );
  const { show } = useToast();
  const { outcome, noteFailure, forget } = useOutcome(shown, reading);
  const isUnsure = outcome === 'unsure';
  const { mutate, isPending, isUnderWay } = useWrite('updateAdresse', {
    invalidates: ['getKundeadresser'],
    onSuccess: () => {
      setOpen(false);
      show({ tone: 'success', act: 'adresse', content: tekster.oppdatert });
    },
    onError: (error) => {
      if (error.code === 'IKKE_INNLOGGET') show({ tone: 'error', act: 'adresse', content: tekster.loggetUt });
      setFailure(error);
    },
  });
  const toggle = (opened: boolean): void => {
    setOpen(opened);
    setFailure(undefined);
  };
  const submit = (sent: HTMLFormElement): void => {
    if (isUnderWay()) return;
    setFailure(undefined);
    forget();
    mutate({ typed: new FormData(sent) }, { onError: (error) => noteFailure(error, registered) });
  };
  return (
    <ExpandableRow
      label={tekster.etikett}
      value={isUnsure ? tekster.uvisst : shown}
      note={outcome === 'saved' && <p role="status">{tekster.likevel}</p>}
      isOpen={isOpen}
      onToggle={toggle}
    >
      {isUnsure ? (
        reading.isFetching ? (
          <p role="status">{tekster.sjekker}</p>
        ) : (
          <UnsureBanner onCheck={reading.refetch}>{tekster.uvisst}</UnsureBanner>
        )
      ) : shown === registered ? (
        <>
          <p>{tekster.lik}</p>
          <p>{tekster.flytte}</p>
          <ExternalLink href={lenker.folkeregisteret}>{tekster.meldFlytting}</ExternalLink>
        </>
      ) : (
        <>
          <div>
            <p className={styles['label']}>{tekster.folkeregistrert}</p>
            <p className={styles['registered']}>{registered}</p>
          </div>
          {failure && (
            <Banner tone="error" role="alert" title={tekster.feilTittel}>
              {failure.code !== 'FOR_MANGE_FORSPORSLER' && <p>{tekster.feil}</p>}
              <p>{whatToDo(failure)}</p>
            </Banner>
          )}
          <PostForm action={lenker.profil} skjema="adresse" className={styles['form']} onSubmit={submit}>
            <Button type="submit" aria-disabled={isPending}>
              {isPending ? tekster.oppdaterer : tekster.bruk}
            </Button>
          </PostForm>
        </>
      )}
    </ExpandableRow>
  );
}
