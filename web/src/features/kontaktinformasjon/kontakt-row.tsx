import { useRef, useState } from 'react';

import type { FormRefusal } from '@portal/contract/page.ts';

import { formatTelefonnummer } from '../../lib/format/telefonnummer.ts';
import { lenker } from '../../lib/lenker.ts';
import { PostForm, useFormRefusal } from '../../lib/post-form.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ExpandableRow } from '../../ui/expandable-row/expandable-row.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { checkKontakt, findFieldError, type KontaktKind } from './check-kontakt.ts';
import styles from './kontakt.module.css';
import { tekster } from './tekster.ts';

export interface Saving {
  isSaving: boolean;
  /** The same, as of now. */
  isUnderWay: () => boolean;
  /** The row closes at once and shows the new value, or waits for the answer. */
  isOptimistic: boolean;
  /** Answers with what is wrong with the value itself; undefined when it was saved, or failed and was told. */
  save: (value: string) => Promise<{ fieldError?: string | undefined; isSaved: boolean }>;
}

interface KontaktRowProps {
  kind: KontaktKind;
  /** The form and its field, as the server knows them. */
  skjema: string;
  name: string;
  value: string | undefined;
  saving: Saving;
}

const inputs = {
  // Not of the type for e-mail, which rewrites what is typed before anybody has seen it.
  epost: { type: 'text', autoComplete: 'email', inputMode: 'email' },
  mobil: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
} as const;

/** One of the two contact rows (PRO-03, PRO-04, PRO-08, PRO-09). */
export function KontaktRow({ kind, skjema, name, value, saving }: KontaktRowProps) {
  const refusal = findRefused(useFormRefusal(skjema), name);
  const [isOpen, setOpen] = useState(refusal !== undefined);
  const [error, setError] = useState(() => refusal && toRefusedText(kind, refusal));
  /** What was typed and not saved; a failed save must not cost the customer their typing. */
  const [draft, setDraft] = useState(refusal?.typed);
  const form = useRef<HTMLFormElement>(null);
  const { etikett, felt, ingen, feilet } = tekster[kind];

  const close = (): void => {
    setOpen(false);
    // What stands in it unsaved is discarded (PRO-04).
    form.current?.reset();
  };
  const submit = async (sent: HTMLFormElement): Promise<void> => {
    if (saving.isUnderWay()) return;
    const input = sent.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    const checked = checkKontakt(kind, input.value);
    setError(checked.error);
    if (checked.error !== undefined) {
      input.focus();
      return;
    }
    setDraft(input.value);
    if (saving.isOptimistic) close();
    const { fieldError, isSaved } = await saving.save(checked.value);
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
      value={value === undefined ? ingen : kind === 'mobil' ? formatTelefonnummer(value) : value}
      isOpen={isOpen}
      onToggle={(opened) => {
        if (opened) {
          setOpen(true);
          return;
        }
        setError(undefined);
        setDraft(undefined);
        close();
      }}
    >
      <PostForm
        ref={form}
        action={lenker.profil}
        skjema={skjema}
        className={styles['form']}
        onSubmit={(sent) => void submit(sent)}
      >
        {refusal !== undefined && error === undefined && draft !== undefined && (
          <Banner tone="error" role="alert">
            {feilet}
          </Banner>
        )}
        <div className={styles[kind]}>
          <TextField
            {...inputs[kind]}
            label={felt}
            name={name}
            defaultValue={draft ?? value ?? ''}
            error={error}
          />
        </div>
        <Button type="submit" narrow aria-disabled={saving.isSaving}>
          {saving.isSaving ? tekster.lagrer : tekster.lagre}
        </Button>
      </PostForm>
    </ExpandableRow>
  );
}

/** Both rows share a form's name: the one whose field was sent is meant. */
function findRefused(refusal: FormRefusal | undefined, name: string) {
  const typed = refusal?.fields[name];
  return refusal === undefined || typed === undefined ? undefined : { code: refusal.code, typed };
}

function toRefusedText(kind: KontaktKind, { code, typed }: { code: FormRefusal['code']; typed: string }) {
  return checkKontakt(kind, typed).error ?? findFieldError(kind, code);
}
