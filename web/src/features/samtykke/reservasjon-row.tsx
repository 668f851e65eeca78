import { type ReactNode, useEffect, useRef, useState } from 'react';

import { reservasjonForm } from '@portal/contract/forms/profil.ts';
import type { Reservasjon } from '@portal/contract/samtykke.ts';

import { useAnswer, useAskAgain } from '../../lib/answers.tsx';
import { useWrite } from '../../lib/use-write.ts';
import { lenker } from '../../lib/lenker.ts';
import { PostForm, useFormRefusal } from '../../lib/post-form.tsx';
import { RowSection } from '../../lib/row-section.tsx';
import { type Reading, useOutcome } from '../../lib/use-outcome.ts';
import { useUntold } from '../../lib/use-untold.ts';
import { toFailureText } from '../../lib/what-to-do.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeableRow, UnreadRow } from '../../ui/expandable-row/changeable-row.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { Checkbox } from '../../ui/field/choice.tsx';
import { FieldError } from '../../ui/field/field-error.tsx';
import styles from './samtykke.module.css';
import { tekster as alle } from './tekster.nb.ts';
import { untilConfirmed } from './until-confirmed.ts';
import { useTellChoice } from './use-tell-choice.ts';

const tekster = alle.reservasjon;
const { names } = reservasjonForm;
const ERROR_ID = 'reservasjon-feil';

/** Whether documents come by post. */
export function ReservasjonRow({ loading }: { loading: ReactNode }) {
  return (
    <RowSection label={tekster.etikett} href={lenker.profil} asks={['getReservasjon']} loading={loading}>
      <Reservasjonen />
    </RowSection>
  );
}

function Reservasjonen() {
  const reading = useAnswer('getReservasjon');
  const { data } = reading;
  const untold = useUntold(alle, reservasjonForm);
  useAskAgain('getReservasjon', data?.ubekreftet === true, untilConfirmed);
  if (data === undefined) {
    return (
      <UnreadRow label={tekster.etikett} href={lenker.profil} reading={reading}>
        {untold + tekster.hentefeil}
      </UnreadRow>
    );
  }
  if (data.ukjent === true) {
    return (
      <StaticRow label={tekster.etikett}>
        {tekster.ukjent} <a href={lenker.kontakt}>{alle.kontaktOss}</a>
      </StaticRow>
    );
  }
  return (
    <KnownRow
      hasReservasjon={data.hasReservasjon}
      isUbekreftet={data.ubekreftet === true}
      reading={reading}
    />
  );
}

function KnownRow({
  hasReservasjon,
  isUbekreftet,
  reading,
}: {
  hasReservasjon: boolean;
  isUbekreftet: boolean;
  reading: Reading;
}) {
  const refusal = useFormRefusal(reservasjonForm);
  const [isOpen, setOpen] = useState(refusal !== undefined);
  const [error, setError] = useState(
    refusal && (refusal.code === 'UGYLDIG_FORESPORSEL' ? ('tick' as const) : ('failed' as const)),
  );
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(hasReservasjon);
  // A tick, or that it lacks, is for the question that it was given to. The form stays, since it may hold the focus.
  useEffect(() => {
    if (asked.current === hasReservasjon) return;
    asked.current = hasReservasjon;
    setError(undefined);
    form.current?.reset();
  }, [hasReservasjon]);
  const tell = useTellChoice('reservasjon', tekster);
  const toggle = (opened: boolean): void => {
    setOpen(opened);
    setError(undefined);
  };
  const { isUnsure, noteFailure, forget } = useOutcome(hasReservasjon, reading, () =>
    tell.onSuccess({ bekreftet: !isUbekreftet }, alle.likevel),
  );
  const { mutate, isPending, isUnderWay } = useWrite('updateReservasjon', {
    invalidates: ['getReservasjon', 'getSamtykkehistorikk'],
    applied: {
      query: 'getReservasjon',
      update: (before: Reservasjon, { body }, { bekreftet }) => ({
        hasReservasjon: body?.harReservasjon ?? before.hasReservasjon,
        ubekreftet: !bekreftet,
      }),
    },
    ...tell,
    onSuccess: (answer) => {
      toggle(false);
      tell.onSuccess(answer);
    },
  });
  const submit = (sent: HTMLFormElement): void => {
    if (isUnderWay()) return;
    const typed = new FormData(sent);
    const isTicked = typed.get(names.bekreft) === 'ja';
    setError(isTicked ? undefined : 'tick');
    if (!isTicked) {
      sent.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
      return;
    }
    forget();
    const harReservasjon = !hasReservasjon;
    mutate(
      { body: { harReservasjon }, typed },
      { onError: (problem) => noteFailure(problem, harReservasjon) },
    );
  };
  return (
    <ChangeableRow
      label={tekster.etikett}
      value={
        <>
          {hasReservasjon ? tekster.reservert : tekster.far}
          {isUbekreftet && <span className={styles['note']}>{alle.ubekreftet}</span>}
        </>
      }
      isUnsure={isUnsure}
      reading={reading}
      tekster={alle}
      isOpen={isOpen}
      onToggle={toggle}
    >
      <PostForm
        ref={form}
        form={reservasjonForm}
        fields={{ valg: hasReservasjon ? 'nei' : 'ja' }}
        onSubmit={submit}
      >
        {error === 'failed' && (
          <Banner tone="error" role="alert">
            {toFailureText(refusal?.code, { ...tekster, loggetUt: alle.loggetUt })}
          </Banner>
        )}
        <p>{hasReservasjon ? tekster.vilHaPost : tekster.vilReservere}</p>
        <div>
          <Checkbox
            name={names.bekreft}
            value="ja"
            label={tekster.bekreftEndring}
            aria-invalid={error === 'tick' || undefined}
            aria-describedby={error === 'tick' ? ERROR_ID : undefined}
          />
          <FieldError id={ERROR_ID}>{error === 'tick' ? tekster.kryssAv : undefined}</FieldError>
        </div>
        <Button type="submit" narrow aria-disabled={isPending}>
          {isPending ? tekster.lagrer : tekster.bekreft}
        </Button>
      </PostForm>
    </ChangeableRow>
  );
}
