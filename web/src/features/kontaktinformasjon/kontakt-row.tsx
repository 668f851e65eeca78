import { useEffect, useRef, useState } from 'react';

import type { ApiError } from '@portal/contract/client.ts';
import type { FormRefusal } from '@portal/contract/page.ts';

import { formatMobilnummer } from '../../lib/format/mobilnummer.ts';
import { lenker } from '../../lib/lenker.ts';
import { toFailureText } from '../../lib/what-to-do.ts';
import { PostForm, useFormRefusal } from '../../lib/post-form.tsx';
import { type Reading, useOutcome } from '../../lib/use-outcome.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ExpandableRow } from '../../ui/expandable-row/expandable-row.tsx';
import { Checkbox } from '../../ui/field/choice.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UnsureBanner } from '../../ui/unsure-banner.tsx';
import { checkKontakt, findFieldError, type KontaktKind } from './check-kontakt.ts';
import styles from './kontakt.module.css';
import { tekster } from './tekster.ts';

export interface SaveResult {
  isSaved: boolean;
  /** What is wrong with the value itself, in words for its field. */
  fieldError?: string | undefined;
  /** Why it was not saved, as far as anybody knows. */
  error?: ApiError | undefined;
}

export interface Saving {
  isSaving: boolean;
  /** The same, as of now. */
  isUnderWay: () => boolean;
  /** The row closes at once and shows the new value, or waits for the answer. */
  isOptimistic: boolean;
  /** The new value, as long as only this row knows it. */
  shownWhileSaving?: string | undefined;
  /** Never rejects, and has told how it ended but for what is wrong with the value itself. */
  save: (value: string, typed: FormData) => Promise<SaveResult>;
}

export interface KontaktRowProps {
  kind: KontaktKind;
  /** The form and its field, as the server knows them. */
  skjema: string;
  name: string;
  value: string | undefined;
  saving: Saving;
  /** What the value is read by. */
  reading: Reading;
}

/** The field by which the customer says that a number is a mobile's. */
const CONFIRMED = 'erMobilnummer';

const inputs = {
  // Not of the type for e-mail, which rewrites what is typed before anybody has seen it.
  epost: { type: 'text', autoComplete: 'email', inputMode: 'email' },
  mobil: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

/** One of the two contact rows. */
export function KontaktRow({ kind, skjema, name, value, saving, reading }: KontaktRowProps) {
  const refusal = findRefused(useFormRefusal(skjema), name);
  const [isOpen, setOpen] = useState(refusal !== undefined);
  /** A number that the customer is asked about. */
  const [unusual, setUnusual] = useState(() => findUnusual(kind, refusal, value));
  const [error, setError] = useState(() =>
    refusal === undefined || unusual !== undefined ? undefined : toRefusedText(kind, refusal),
  );
  /** What was typed and not saved; a failed save must not cost the customer their typing. */
  const [draft, setDraft] = useState(refusal?.typed);
  const form = useRef<HTMLFormElement>(null);
  const { etikett, felt, hjelp, ingen, feilet } = tekster[kind];
  const { outcome, noteFailure, forget } = useOutcome(value, reading);
  const isUnsure = outcome === 'unsure' && !saving.isSaving;

  const current = saving.shownWhileSaving ?? value;
  const shown = current !== undefined && kind === 'mobil' ? formatMobilnummer(current) : current;

  const close = (): void => {
    setOpen(false);
    // What stands in it unsaved is discarded.
    form.current?.reset();
  };
  const submit = async (sent: HTMLFormElement): Promise<void> => {
    if (saving.isUnderWay()) return;
    const input = sent.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    const checked = checkKontakt(kind, input.value, value);
    setError(checked.error);
    if (checked.error !== undefined) {
      input.focus();
      return;
    }
    // Taken now: the row may close, which empties it, before the answer has come.
    const typed = new FormData(sent);
    const isConfirmed = checked.value === unusual && typed.get(CONFIRMED) === 'ja';
    if (checked.isUnusual && !isConfirmed) {
      setUnusual(checked.value);
      return;
    }
    setUnusual(undefined);
    setDraft(input.value);
    forget();
    if (saving.isOptimistic) close();
    const { fieldError, error: problem, isSaved } = await saving.save(checked.value, typed);
    if (problem !== undefined) noteFailure(problem, checked.value);
    if (fieldError !== undefined) {
      setError(fieldError);
      setOpen(true);
    }
    if (!isSaved) return;
    setDraft(undefined);
    close();
  };

  return (
    <ExpandableRow
      label={etikett}
      value={isUnsure ? tekster.uvisst : (shown ?? ingen)}
      note={outcome === 'saved' && <p role="status">{tekster.likevel}</p>}
      isOpen={isOpen}
      onToggle={(opened) => {
        if (opened) {
          setOpen(true);
          return;
        }
        setError(undefined);
        setUnusual(undefined);
        setDraft(undefined);
        close();
      }}
    >
      {isUnsure ? (
        <Unsure reading={reading} />
      ) : (
        <PostForm
          ref={form}
          action={lenker.profil}
          skjema={skjema}
          className={styles['form']}
          onSubmit={(sent) => void submit(sent)}
        >
          {refusal !== undefined && error === undefined && unusual === undefined && draft !== undefined && (
            <Banner
              tone={refusal.code === 'IKKE_INNLOGGET' ? 'info' : 'error'}
              role={refusal.code === 'IKKE_INNLOGGET' ? 'status' : 'alert'}
            >
              {toFailureText(refusal.code, { loggetUt: tekster.gittTilbake, feilet })}
            </Banner>
          )}
          <div className={styles[kind]}>
            <TextField
              {...inputs[kind]}
              label={felt}
              help={hjelp}
              name={name}
              defaultValue={draft ?? value ?? ''}
              error={error}
            />
          </div>
          {unusual !== undefined && <UnusualQuestion key={unusual} />}
          <Button type="submit" narrow aria-disabled={saving.isSaving}>
            {saving.isSaving ? tekster.lagrer : tekster.lagre}
          </Button>
        </PostForm>
      )}
    </ExpandableRow>
  );
}

/** Asks whether a number is a mobile's. The question is read aloud, and focus goes to its answer. */
function UnusualQuestion() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { sporsmal, forklaring, bekreft } = tekster.uvanlig;
  return (
    <div ref={box} className={styles['question']}>
      <Banner tone="warn" role="alert" title={sporsmal}>
        {forklaring}
      </Banner>
      <Checkbox name={CONFIRMED} value="ja" label={bekreft} />
    </div>
  );
}

function Unsure({ reading }: { reading: Reading }) {
  if (reading.isFetching) return <p role="status">{tekster.sjekker}</p>;
  return <UnsureBanner onCheck={reading.refetch}>{tekster.uvisst}</UnsureBanner>;
}

/** Both rows share a form's name: the one whose field was sent is meant. */
function findRefused(refusal: FormRefusal | undefined, name: string) {
  const typed = refusal?.fields[name];
  if (refusal === undefined || typed === undefined) return undefined;
  return { code: refusal.code, typed, isConfirmed: refusal.fields[CONFIRMED] === 'ja' };
}

/** What the server refused because nobody has been asked about it yet. */
function findUnusual(
  kind: KontaktKind,
  refusal: ReturnType<typeof findRefused>,
  stored: string | undefined,
): string | undefined {
  if (refusal?.code !== 'UGYLDIG_MOBILNR' || refusal.isConfirmed) return undefined;
  const checked = checkKontakt(kind, refusal.typed, stored);
  return checked.error === undefined && checked.isUnusual ? checked.value : undefined;
}

function toRefusedText(kind: KontaktKind, { code, typed }: { code: FormRefusal['code']; typed: string }) {
  // Given back after a login: nobody has looked at it yet.
  if (code === 'IKKE_INNLOGGET') return undefined;
  return checkKontakt(kind, typed).error ?? findFieldError(kind, code);
}
