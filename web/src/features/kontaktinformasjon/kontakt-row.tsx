import { Fragment, Suspense, useState } from 'react';

import type { ApiError } from '@portal/contract/client.ts';
import type { Form } from '@portal/contract/forms/define-form.ts';
import type { FormRefusal } from '@portal/contract/page.ts';

import { formatMobilnummer } from '../../lib/format/mobilnummer.ts';
import { toFailureText } from '../../lib/what-to-do.ts';
import { PostForm, useFormRefusal } from '../../lib/post-form.tsx';
import { type Reading, useOutcome } from '../../lib/use-outcome.ts';
import { lazyComponent } from '../../lib/lazy-part.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeableRow } from '../../ui/expandable-row/changeable-row.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { checkKontakt, findFieldError, type KontaktKind, toComparable } from './check-kontakt.ts';
import styles from './kontakt.module.css';
import { tekster } from './tekster.nb.ts';

export interface SaveResult {
  /** The field's error text, when the value itself is wrong. */
  fieldError?: string | undefined;
  /** Why it was not saved, if it was not. */
  error?: ApiError | undefined;
}

export interface Saving {
  isSaving: boolean;
  /** The same, read at the moment of the call. */
  isUnderWay: () => boolean;
  /** True: the row closes at once and shows the new value. False: it waits for the answer. */
  isOptimistic: boolean;
  /** The new value, while only this row knows it. */
  shownWhileSaving?: string | undefined;
  /** Never rejects. Tells of every result except an error in the value itself. */
  save: (value: string, typed: FormData) => Promise<SaveResult>;
}

export interface KontaktRowProps {
  kind: KontaktKind;
  form: Form;
  /** The name of the field. */
  name: string;
  value: string | undefined;
  saving: Saving;
  /** The query that the value is read from. */
  reading: Reading;
}

/** Few have such a number. The same elements in every render, as what comes later must be. */
const UnusualQuestion = lazyComponent(async () => (await import('./unusual-question.tsx')).UnusualQuestion);
const ofPage = <UnusualQuestion cameWithPage />;
const ofPress = <UnusualQuestion />;

/** The field that confirms that an unusual number is a mobile number. */
const CONFIRMED = 'erMobilnummer';

const inputs = {
  // Not `type="email"`: browsers change what was typed there before our check sees it. Only there do the
  // keyboards of phones leave it alone by themselves.
  epost: {
    type: 'text',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
  },
  mobil: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

/** One of the two contact rows. */
export function KontaktRow({ kind, form, name, value, saving, reading }: KontaktRowProps) {
  const refusal = findRefused(useFormRefusal(form), name);
  const [isOpen, setOpen] = useState(refusal !== undefined);
  /** A number that the customer was asked to confirm when the page came, and the one now. */
  const [asked] = useState(() => findUnusual(kind, refusal, value));
  const [unusual, setUnusual] = useState(asked);
  const [error, setError] = useState(() =>
    refusal === undefined || unusual !== undefined ? undefined : toRefusedText(kind, refusal),
  );
  /** What was typed but not saved, so that a failed save does not lose it. */
  const [draft, setDraft] = useState(refusal?.typed);
  const { etikett, felt, hjelp, ingen, feilet } = tekster[kind];
  const { show } = useToast();
  const { isUnsure, noteFailure, forget } = useOutcome(value && toComparable(kind, value), reading, () =>
    show({ tone: 'success', act: kind, content: tekster.likevel }),
  );

  const current = saving.shownWhileSaving ?? value;
  const format = kind === 'mobil' ? formatMobilnummer : formatEpost;

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
    // Read now: the row may close before the answer arrives, and closing resets the form.
    const typed = new FormData(sent);
    const isConfirmed = checked.value === unusual && typed.get(CONFIRMED) === 'ja';
    if (checked.isUnusual && !isConfirmed) {
      setUnusual(checked.value);
      // Asked before.
      sent.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
      return;
    }
    setUnusual(undefined);
    setDraft(input.value);
    forget();
    if (saving.isOptimistic) setOpen(false);
    const { fieldError, error: problem } = await saving.save(checked.value, typed);
    if (problem !== undefined) noteFailure(problem, toComparable(kind, checked.value));
    // Not what was typed meanwhile, nor what stands there again when it was given up.
    const isThere = input.value === typed.get(name);
    if (fieldError !== undefined) {
      if (isThere) {
        setError(fieldError);
        setOpen(true);
      }
      // A text that comes with its row is not announced.
      const row = sent.closest('details');
      if (isThere && row?.contains(document.activeElement)) {
        // At once: a field takes no focus in a closed one.
        row.open = true;
        input.focus();
      } else show({ tone: 'error', act: kind, content: fieldError });
    }
    // What was typed meanwhile is the customer's next change.
    if (problem === undefined) {
      setDraft(undefined);
      if (!saving.isOptimistic && isThere) setOpen(false);
    } else setDraft((sentDraft) => sentDraft && input.value);
  };

  return (
    <ChangeableRow
      label={etikett}
      value={current === undefined ? ingen : format(current)}
      isUnsure={isUnsure && !saving.isSaving}
      reading={reading}
      tekster={tekster}
      isOpen={isOpen}
      onToggle={(opened) => {
        setOpen(opened);
        if (opened) return;
        setError(undefined);
        setUnusual(undefined);
        setDraft(undefined);
      }}
    >
      <PostForm form={form} onSubmit={(sent) => void submit(sent)}>
        {refusal &&
          !refusal.isBegun &&
          error === undefined &&
          unusual === undefined &&
          draft !== undefined && (
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
        {unusual !== undefined && <Suspense key={unusual}>{unusual === asked ? ofPage : ofPress}</Suspense>}
        <Button type="submit" narrow aria-disabled={saving.isSaving}>
          {saving.isSaving ? tekster.lagrer : tekster.lagre}
        </Button>
      </PostForm>
    </ChangeableRow>
  );
}

/** Where its line is too short, it wraps before `@` and dots rather than within a word. */
function formatEpost(epost: string) {
  return epost.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));
}

/** Both rows use the same form; the field that was sent says which row is meant. */
function findRefused(refusal: FormRefusal | undefined, name: string) {
  const typed = refusal?.fields[name];
  if (refusal === undefined || typed === undefined) return undefined;
  return {
    code: refusal.code,
    isBegun: refusal.isBegun,
    typed,
    isConfirmed: refusal.fields[CONFIRMED] === 'ja',
  };
}

/** A number that the server refused because the customer has not confirmed it yet. */
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
  // Returned after a login: no check has been made yet.
  if (code === 'IKKE_INNLOGGET') return undefined;
  return checkKontakt(kind, typed).error ?? findFieldError(kind, code);
}
