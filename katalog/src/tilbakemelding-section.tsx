import { useState } from 'react';

import { MAX_TILBAKEMELDING_LENGTH } from '@portal/contract/rules/tilbakemelding.ts';

import { lenker } from '../../web/src/lib/lenker.ts';
import { Card } from '../../web/src/ui/card.tsx';
import { ContactRequest } from '../../web/src/ui/tilbakemelding/contact-request.tsx';
import {
  TilbakemeldingForm,
  type TilbakemeldingFormProps,
} from '../../web/src/ui/tilbakemelding/tilbakemelding-form.tsx';
import { FollowUp } from '../../web/src/ui/tilbakemelding/follow-up.tsx';
import { type FollowUpState, notStarted } from '../../web/src/ui/tilbakemelding/follow-up-state.ts';
import type { Question } from '../../web/src/ui/tilbakemelding/question.ts';
import { smileyOptions } from '../../web/src/ui/tilbakemelding/smiley-question.tsx';
import { Example, Examples, Played, press, Section, write } from './example.tsx';
import { sections } from './tekster.ts';

const succeed = () => Promise.resolve(undefined);
const fail = () => Promise.resolve('Vi fikk ikke sendt svaret ditt. Prøv igjen om litt.');

const smiley: Question = {
  type: 'smiley',
  label: 'Hvor fornøyd er du med denne siden?',
  options: smileyOptions,
};
const yesNo: Question = {
  type: 'radio',
  label: 'Fant du det du lette etter?',
  options: [
    { label: 'Ja', value: 'ja', textAreaLabel: 'Er det noe du vil legge til?' },
    { label: 'Nei', value: 'nei', textAreaLabel: 'Hva lette du etter?' },
  ],
};
const radio: Question = {
  type: 'radio',
  label: 'Hva brukte du siden til?',
  options: ['Å se prisen', 'Å lese vilkår', 'Noe annet'].map((label) => ({ label, value: label })),
};
const checkbox: Question = { ...radio, type: 'checkbox', label: 'Hva så du på? Velg gjerne flere.' };
const text: Question = { type: 'text', label: 'Hva kan vi gjøre bedre?' };
const survey = [yesNo, radio, checkbox, text, smiley];

/** The feedback block, from the question to the last thanks. Nothing is sent anywhere. */
export function TilbakemeldingSection() {
  return (
    <Section id="tilbakemelding" title={sections.tilbakemelding}>
      <Examples>
        <Example state="Hele løpet: prøv det">
          <Block
            id="lop"
            question={smiley}
            followUp={{ questions: survey, onSubmit: succeed }}
            contact={{ hasPhone: true, onSubmit: succeed }}
          />
        </Example>
        <Example state="Smilefjes, valgt">
          <Played play={(root) => press(root, '[value="4"]')}>
            <Block id="valgt" question={smiley} />
          </Played>
        </Example>
        <Example state="For mye tekst">
          <Played
            play={(root) => {
              press(root, '[value="2"]');
              write(
                root,
                'textarea',
                'Det er for mye her. '.repeat(13).slice(0, MAX_TILBAKEMELDING_LENGTH + 3),
              );
            }}
          >
            <Block id="teller" question={smiley} />
          </Played>
        </Example>
        <Example state="Ja eller nei">
          <Block id="ja-nei" question={yesNo} />
        </Example>
        <Example state="Ja eller nei, svart: feltet heter det svaret spør om">
          <Played play={(root) => press(root, '[value="nei"]')}>
            <Block id="ja-nei-svart" question={yesNo} />
          </Played>
        </Example>
        <Example state="Flere svar på første spørsmål">
          <Block id="flere" question={checkbox} />
        </Example>
        <Example state="Kunne ikke sendes">
          <Block id="feil" question={smiley} result={{ error: 'Vi fikk ikke sendt tilbakemeldingen din.' }} />
        </Example>
        <Example state="Takk">
          <Block id="takk" question={smiley} result={{ isThanked: true }} />
        </Example>
        <Example state="Tilbud om flere spørsmål">
          <Survey phase="not-started" />
        </Example>
        {survey.map((question, step) => (
          <Example key={step} state={`Steg: ${question.type}, ${question.options?.length ?? 'ingen'} valg`}>
            <Survey phase="stepping" step={step} />
          </Example>
        ))}
        <Example state="Steg som ikke kunne sendes">
          <Played play={(root) => root.querySelector('form')?.requestSubmit()}>
            <Survey phase="stepping" step={survey.length - 1} fails />
          </Played>
        </Example>
        <Example state="Kan vi kontakte deg?">
          <Contact hasPhone={false} />
        </Example>
        <Example state="Med telefon, uten svar">
          <Played play={(root) => root.querySelector('form')?.requestSubmit()}>
            <Contact hasPhone />
          </Played>
        </Example>
        <Example state="Med svar som ikke holder">
          <Played
            play={(root) => {
              write(root, '[name="email"]', 'lun@');
              write(root, '[name="phone"]', '123');
              root.querySelector('form')?.requestSubmit();
            }}
          >
            <Contact hasPhone />
          </Played>
        </Example>
      </Examples>
    </Section>
  );
}

function Block(props: Omit<TilbakemeldingFormProps, 'action' | 'onSubmit'>) {
  return <TilbakemeldingForm {...props} action={lenker.katalog} onSubmit={succeed} />;
}

/** One phase of the survey; it can be continued from there. */
function Survey({
  phase,
  step = 0,
  fails = false,
}: {
  phase: 'not-started' | 'stepping';
  step?: number;
  fails?: boolean;
}) {
  const [state, setState] = useState<FollowUpState>({
    ...notStarted,
    phase,
    step,
    answers: fails ? [{ name: 'n', label: 'n', type: 'radio', value: 'ja' }] : [],
  });
  return (
    <Card>
      <FollowUp
        isAsBegun={false}
        questions={survey}
        state={state}
        onChange={setState}
        onSubmit={fails ? fail : succeed}
      />
    </Card>
  );
}

function Contact({ hasPhone }: { hasPhone: boolean }) {
  return (
    <Card>
      <ContactRequest hasPhone={hasPhone} onSubmit={fail} onDone={() => undefined} />
    </Card>
  );
}
