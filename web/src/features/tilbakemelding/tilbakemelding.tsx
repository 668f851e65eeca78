import { readWord } from '@portal/contract/address-words.ts';
import { ApiError, type Client } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import type { CommonFields } from '@portal/contract/forms/define-form.ts';
import type { Sporsmal } from '@portal/contract/oversikt-config.ts';
import {
  begunKontaktonske,
  begunOppfolging,
  begunTilbakemelding,
  TILBAKEMELDING_ID,
  type TilbakemeldingBlokk,
  tilbakemeldingBlokker,
  tilbakemeldingForm,
  tilbakemeldingResultat,
} from '@portal/contract/tilbakemelding-blokker.ts';
import { useLayoutEffect, useRef } from 'react';
import { useSearch } from 'wouter';

import { ofInnhold } from '../../lib/norsk.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { useFindClient } from '../../lib/api.tsx';
import { useFormRefusal } from '../../lib/post-form.tsx';
import { track } from '../../lib/sporing/track.ts';
import { TilbakemeldingForm } from '../../ui/tilbakemelding/tilbakemelding-form.tsx';
import type { FollowUpAnswer } from '../../ui/tilbakemelding/follow-up-state.ts';
import type { Question } from '../../ui/tilbakemelding/question.ts';
import { smileyOptions } from '../../ui/tilbakemelding/smiley-question.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { tekster } from './tekster.nb.ts';
import { toOppfolgingRequest, toTilbakemeldingRequest } from './to-request.ts';

const SKJEMA = 'skjema' satisfies keyof CommonFields;
const { kommentar } = tekster;
const labels = [
  kommentar.misfornoyd,
  kommentar.misfornoyd,
  kommentar.midtPaa,
  kommentar.fornoyd,
  kommentar.fornoyd,
];
const fornoyd: Question = {
  type: 'smiley',
  label: tekster.fornoyd,
  options: smileyOptions.map((option, index) => ({ ...option, textAreaLabel: labels[index] ?? '' })),
};
const fant: Question = {
  type: 'radio',
  label: tekster.fant,
  options: [
    { label: tekster.ja, value: 'ja', textAreaLabel: kommentar.fant },
    { label: tekster.nei, value: 'nei', textAreaLabel: kommentar.fantIkke },
  ],
};
const questions: Record<TilbakemeldingBlokk, Question> = {
  oversikt: fornoyd,
  tilbud: fornoyd,
  andreForsikringer: fant,
};

/** The feedback block of a page; the operator decides what follows it. */
export function Tilbakemelding({ blokk }: { blokk: TilbakemeldingBlokk }) {
  const innhold = useAnswer('getOversiktConfig').data?.oversiktConfig.tilbakemelding[blokk];
  const result = toResult(readWord(tilbakemeldingResultat, useSearch()));
  const client = useFindClient();
  const page = getPage(blokk);
  const { oppfolging, kontakt } = innhold ?? {};
  const begunSvar = useFormRefusal<string>(begunOppfolging)?.fields;
  const begunKontakt = useFormRefusal<(typeof begunKontaktonske.fields)[number]>(begunKontaktonske)?.fields;
  const { show } = useToast();
  const isGone = useRef(false);
  // Not an effect: the block sends what was not sent when its effects end, and by then it is gone.
  useLayoutEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const send = async (write: (call: Client) => Promise<undefined>): Promise<string | undefined> => {
    if (client === undefined) return tekster.feilet;
    const isByLeaving = isGone.current;
    try {
      return await write(client);
    } catch (error) {
      const content = toText(error);
      // What leaving the page sent, nobody asked for.
      if (isGone.current && !isByLeaving) show({ tone: 'error', act: TILBAKEMELDING_ID, content });
      return content;
    }
  };

  return (
    <TilbakemeldingForm
      id={TILBAKEMELDING_ID}
      question={questions[blokk]}
      action={tilbakemeldingForm.path}
      hiddenFields={
        <>
          <input type="hidden" name={tilbakemeldingForm.names.side} value={page} />
          {/* By this the choice of language takes it along, which needs script. */}
          {useIsHydrated() && <input type="hidden" name={SKJEMA} value={begunTilbakemelding.skjema} />}
        </>
      }
      begun={useFormRefusal<keyof typeof tilbakemeldingForm.names>(begunTilbakemelding)?.fields}
      result={result}
      onSubmit={async (submission) => {
        const body = toTilbakemeldingRequest(submission, page);
        const failure = await send((call) => call(endpoints.createTilbakemelding, { body, keepalive: true }));
        if (failure === undefined) {
          const verdi = [body.feedbackValue].flat().join(', ');
          track('skjemainput', { felt: 'feedback', verdi });
          track('tilbakemelding', { href: window.location.href, tilbakemelding: verdi });
        }
        return failure;
      }}
      followUp={
        oppfolging && {
          questions: oppfolging.map(toQuestion),
          begun: begunSvar,
          onSubmit: async (answers) => {
            const body = toOppfolgingRequest(answers, page);
            const failure = await send((call) => call(endpoints.createOppfolging, { body, keepalive: true }));
            if (failure === undefined) trackChoices(answers);
            return failure;
          },
        }
      }
      contact={
        kontakt && {
          hasPhone: kontakt.telefon,
          begun: begunKontakt,
          onSubmit: (contact) =>
            send((call) =>
              call(endpoints.createKontaktonske, { body: { ...contact, page }, keepalive: true }),
            ),
        }
      }
    />
  );
}

/** Only choices, and only once they were accepted: one that was taken back or never arrived does not count. */
function trackChoices(answers: readonly FollowUpAnswer[]): void {
  for (const { type, value } of answers)
    if (type !== 'text') track('skjemainput', { felt: 'follow-up', verdi: [value].flat().join(', ') });
}

function toQuestion({ norsk, ...sporsmal }: Sporsmal): Question {
  return {
    ...sporsmal,
    ...ofInnhold({ norsk }),
    ...('options' in sporsmal && {
      options: sporsmal.options.map((option) => ({
        label: option.label,
        value: option.value,
        ...ofInnhold(option),
      })),
    }),
  };
}

/** How a form post without JavaScript ended, from the address. */
function toResult(result: (typeof tilbakemeldingResultat.values)[number] | undefined) {
  if (result === 'takk') return { isThanked: true } as const;
  if (result === 'for-mange') return { error: tekster.forMange };
  return result === 'feil' ? { error: tekster.feilet } : undefined;
}

function getPage(blokk: TilbakemeldingBlokk) {
  const found = tilbakemeldingBlokker.find((block) => block.blokk === blokk);
  if (found === undefined) throw new Error(`There is no page with the block ${blokk}`);
  return found.page;
}

function toText(error: unknown): string {
  return error instanceof ApiError && error.code === 'FOR_MANGE_FORSPORSLER'
    ? tekster.forMange
    : tekster.feilet;
}
