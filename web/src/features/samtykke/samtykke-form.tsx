import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { samtykkeForm } from '@portal/contract/forms/profil.ts';
import type { Samtykker } from '@portal/contract/kunde.ts';
import { isTekstEndret } from '@portal/contract/rules/tekstversjon.ts';
import type { SamtykkeRequest, Samtykkeslag, Samtykketekster } from '@portal/contract/samtykke.ts';

import { ofSprak } from '../../lib/norsk.ts';
import { useWrite } from '../../lib/use-write.ts';
import { formatTidspunkt } from '../../lib/format/tidspunkt.ts';
import { PostForm, useFormRefusal } from '../../lib/post-form.tsx';
import { type Reading, useOutcome } from '../../lib/use-outcome.ts';
import { toFailureText } from '../../lib/what-to-do.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Radio, RadioGroup } from '../../ui/field/choice.tsx';
import { UnsureBanner } from '../../ui/unsure-banner.tsx';
import { WithoutScript } from '../../ui/without-script.tsx';
import styles from './samtykke.module.css';
import { Tekst } from './tekst.tsx';
import { tekster } from './tekster.nb.ts';
import { useTellChoice } from './use-tell-choice.ts';

type Valg = 'ja' | 'nei';

/** One consent, saved as soon as it is chosen. Without JavaScript it has a button. */
export function SamtykkeForm({
  tekst: { samtykke, tittel, ingress, tekst, sprak, versjon },
  value,
  gitt,
  reading,
  isUbekreftet,
}: {
  tekst: Samtykketekster[number];
  /** AUTHORIZED or NOT_AUTHORIZED; anything else means neither. */
  value: string | undefined;
  /** When the value was chosen, and by which version of the text, if known. */
  gitt: NonNullable<Samtykker['gitt']>[Samtykkeslag];
  reading: Reading;
  isUbekreftet: boolean;
}) {
  const stored = toValg(value);
  const refusal = useFormRefusal(samtykkeForm);
  const [saving, setSaving] = useState<Valg>();
  /** The option pressed last. It is not disabled during a save, because it would lose the focus (WCAG 2.4.3). */
  const [pressed, setPressed] = useState<Valg>();
  const isRefused = pressed === undefined && refusal?.fields.samtykke === samtykke;
  const group = useRef<HTMLDivElement>(null);
  const tell = useTellChoice(samtykke, {
    lagret: samtykke === 'MARKETING' ? tekster.endret : tekster.endretAnnet(tittel),
    feilet: tekster.feilet,
  });
  const { noteFailure, forget, ...outcome } = useOutcome(stored, reading, () =>
    tell.onSuccess({ bekreftet: !isUbekreftet }, tekster.likevel),
  );
  const { mutate, isUnderWay } = useWrite('updateSamtykke', {
    invalidates: ['getSamtykker', 'getSamtykkehistorikk'],
    applied: {
      query: 'getSamtykker',
      update: (samtykker: Samtykker, { body }, { bekreftet }) =>
        applyValg(
          samtykker,
          samtykke,
          body?.marketingConsentApproved ?? body?.crossDomainConsentApproved,
          bekreftet,
        ),
    },
    ...tell,
  });

  const save = (valg: Valg): void => {
    if (isUnderWay()) return;
    setSaving(valg);
    setPressed(valg);
    forget();
    const form = group.current?.closest('form');
    mutate(
      { body: toBody(samtykke, valg, versjon), ...(form && { typed: new FormData(form) }) },
      { onError: (error) => noteFailure(error, valg), onSettled: () => setSaving(undefined) },
    );
  };
  const saveEarlyChoice = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if ((chosen === 'ja' || chosen === 'nei') && chosen !== stored) save(chosen);
  });
  // A choice made before hydration looks chosen, so it must be saved.
  useEffect(() => saveEarlyChoice(), []);
  // React changes what is checked, and leaves the attribute as it was sent. Should the page have to go on without
  // script, the style sheet compares the two to find a choice that is not saved.
  useEffect(() => {
    for (const radio of group.current?.querySelectorAll('input') ?? [])
      radio.defaultChecked = radio.value === stored;
  }, [stored]);

  const isUnsure = saving === undefined && outcome.isUnsure;
  const isChecking = isUnsure && reading.isFetching;
  const isHeld = saving !== undefined || isChecking;
  // Neither, while the stored value is unknown.
  const shown = isUnsure ? undefined : (saving ?? stored);
  return (
    <PostForm
      form={samtykkeForm}
      fields={{ samtykke, tekstversjon: versjon }}
      className={styles['consent']}
      onSubmit={() => undefined}
    >
      <RadioGroup
        legend={tittel}
        {...ofSprak(sprak)}
        error={
          isRefused
            ? refusal.fields.valg === undefined
              ? tekster.velg
              : toFailureText(refusal.code, tekster)
            : undefined
        }
      >
        <Tekst ingress={ingress} tekst={tekst} sprak={sprak} />
        <div ref={group} className={styles['choices']}>
          {(['ja', 'nei'] as const).map((valg) => (
            <Radio
              key={valg}
              name={samtykkeForm.names.valg}
              value={valg}
              label={tekster[valg]}
              checked={shown === valg}
              disabled={isHeld && pressed !== valg}
              onChange={() => save(valg)}
            />
          ))}
        </div>
      </RadioGroup>
      {gitt !== undefined && stored !== undefined && shown === stored && (
        <p className={styles['given']}>
          {tekster.gitt(stored, formatTidspunkt(gitt.tidspunkt))}{' '}
          {gitt.tekstversjon &&
            isTekstEndret(gitt.tekstversjon, versjon) &&
            tekster.annenTekst(gitt.tekstversjon)}
        </p>
      )}
      <p role="status" className={styles['saving']}>
        {saving === undefined ? isChecking && tekster.sjekker : tekster.lagrer}
      </p>
      {isUnsure && !isChecking && (
        <div className={styles['unconfirmed']}>
          <UnsureBanner onCheck={reading.refetch}>{tekster.uvisst}</UnsureBanner>
        </div>
      )}
      {isUbekreftet && !isUnsure && saving === undefined && (
        <div className={styles['unconfirmed']}>
          <Banner tone="info">{tekster.ubekreftet}</Banner>
        </div>
      )}
      <WithoutScript className={styles['save']}>
        <p className={styles['unsaved']} role="status">
          {tekster.ikkeLagret}
        </p>
        <Button type="submit" variant="secondary" narrow>
          {tekster.lagre}
        </Button>
      </WithoutScript>
    </PostForm>
  );
}

function toValg(value: string | undefined): Valg | undefined {
  if (value === 'AUTHORIZED') return 'ja';
  return value === 'NOT_AUTHORIZED' ? 'nei' : undefined;
}

/** The consents with the choice, as the server just confirmed it. */
function applyValg(
  samtykker: Samtykker,
  slag: Samtykkeslag,
  approved: boolean | undefined,
  isBekreftet: boolean,
): Samtykker {
  const others = (samtykker.ubekreftet ?? []).filter((other) => other !== slag);
  return {
    ...samtykker,
    [toName(slag)]: approved === true ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
    // That of the answer before it.
    gitt: { ...samtykker.gitt, [slag]: undefined },
    ubekreftet: isBekreftet ? others : [...others, slag],
  };
}

function toBody(slag: Samtykkeslag, valg: Valg, versjon: string | undefined): SamtykkeRequest {
  return {
    [`${toName(slag)}Approved`]: valg === 'ja',
    ...(versjon !== undefined && { tekstversjon: versjon }),
  };
}

const toName = (slag: Samtykkeslag) => (slag === 'MARKETING' ? 'marketingConsent' : 'crossDomainConsent');
