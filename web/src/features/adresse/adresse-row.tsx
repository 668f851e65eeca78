import { type ReactNode, useState } from 'react';

import type { Kundeadresser } from '@portal/contract/adresse.ts';
import { adresseForm } from '@portal/contract/forms/profil.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { toFailureToast } from '../../lib/failure-toast.ts';
import { useWrite } from '../../lib/use-write.ts';
import { lenker } from '../../lib/lenker.ts';
import { PostForm, useFormRefusal } from '../../lib/post-form.tsx';
import { RowSection } from '../../lib/row-section.tsx';
import { type Reading, useOutcome } from '../../lib/use-outcome.ts';
import { useUntold } from '../../lib/use-untold.ts';
import { whatToDo } from '../../lib/what-to-do.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeableRow, UnreadRow } from '../../ui/expandable-row/changeable-row.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import styles from './adresse-row.module.css';
import { findAdresser, formatAdresse } from './format-adresse.ts';
import { tekster } from './tekster.nb.ts';

/** The address in use, with a button to use the registered one instead. */
export function AdresseRow({ loading }: { loading: ReactNode }) {
  return (
    <RowSection label={tekster.etikett} href={lenker.profil} asks={['getKundeadresser']} loading={loading}>
      <Adresse />
    </RowSection>
  );
}

function Adresse() {
  const reading = useAnswer('getKundeadresser');
  const { data } = reading;
  const untold = useUntold(tekster, adresseForm);
  if (data === undefined) {
    return (
      <UnreadRow label={tekster.etikett} href={lenker.profil} reading={reading}>
        {untold + tekster.hentefeil}
      </UnreadRow>
    );
  }
  const { folkeregistrert, iBruk } = findAdresser(data);
  const shown = (iBruk && formatAdresse(iBruk)) ?? tekster.ingen;
  const registered = folkeregistrert && formatAdresse(folkeregistrert);
  if (registered === undefined) {
    return <StaticRow label={tekster.etikett}>{shown}</StaticRow>;
  }
  return <RegisteredRow shown={shown} registered={registered} reading={reading} />;
}

function RegisteredRow({
  shown,
  registered,
  reading,
}: {
  shown: string;
  registered: string;
  reading: Reading;
}) {
  const refusal = useFormRefusal(adresseForm);
  const [isOpen, setOpen] = useState(refusal !== undefined);
  const [failure, setFailure] = useState<Parameters<typeof whatToDo>[0] | undefined>(
    refusal && { status: 500, code: refusal.code },
  );
  const { show } = useToast();
  const tell = (content: string) => show({ tone: 'success', act: 'adresse', content });
  const { isUnsure, noteFailure, forget } = useOutcome(shown, reading, () => tell(tekster.likevel));
  const { mutate, isPending, isUnderWay } = useWrite('updateAdresse', {
    invalidates: ['getKundeadresser'],
    applied: {
      query: 'getKundeadresser',
      update: (adresser: Kundeadresser) => adresser.filter((adresse) => adresse.isFolkreregistrert),
    },
    onSuccess: () => {
      setOpen(false);
      tell(tekster.oppdatert);
    },
  });
  const submit = (sent: HTMLFormElement): void => {
    if (isUnderWay()) return;
    setFailure(undefined);
    forget();
    mutate(
      { typed: new FormData(sent) },
      {
        onError: (error) => {
          setFailure(error);
          noteFailure(error, registered);
          // The row may have been closed, or its page left.
          if (error.code === 'IKKE_INNLOGGET' || sent.closest('[open]')?.isConnected !== true)
            show(toFailureToast('adresse', error, tekster));
        },
      },
    );
  };
  return (
    <ChangeableRow
      label={tekster.etikett}
      value={shown}
      isUnsure={isUnsure}
      reading={reading}
      tekster={tekster}
      isOpen={isOpen}
      onToggle={(opened) => {
        setOpen(opened);
        setFailure(undefined);
      }}
    >
      {shown === registered ? (
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
              {failure.code !== 'FOR_MANGE_FORSPORSLER' && <p>{tekster.feilet}</p>}
              <p>{whatToDo(failure)}</p>
            </Banner>
          )}
          <PostForm form={adresseForm} onSubmit={submit}>
            <Button type="submit" aria-disabled={isPending}>
              {isPending ? tekster.oppdaterer : tekster.bruk}
            </Button>
          </PostForm>
        </>
      )}
    </ChangeableRow>
  );
}
