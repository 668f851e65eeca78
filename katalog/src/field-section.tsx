import { Checkbox, Radio, RadioGroup } from '../../web/src/ui/field/choice.tsx';
import { TextField } from '../../web/src/ui/field/text-field.tsx';
import { Example, Examples, Section } from './example.tsx';
import { sections } from './tekster.ts';

/** Form fields. */
export function FieldSection() {
  return (
    <Section id="felter" title={sections.felter}>
      <Examples>
        <Example state="Tom">
          <TextField label="Tekst" name="tekst" />
        </Example>
        <Example state="Med hjelp">
          <TextField
            label="Mobilnummer"
            name="hjelp"
            help="Åtte siffer, uten landkode."
            inputMode="numeric"
          />
        </Example>
        <Example state="Med feil">
          <TextField label="E-post" name="feil" defaultValue="lun@" error="Skriv en gyldig e-postadresse." />
        </Example>
        <Example state="Med hjelp og feil">
          <TextField
            label="Postnummer"
            name="begge"
            defaultValue="12"
            help="Fire siffer."
            error="Postnummeret har fire siffer."
          />
        </Example>
        <Example state="Ute av bruk">
          <TextField label="Tekst som lagres" name="ute" defaultValue="Venter" disabled />
        </Example>
      </Examples>
      <Examples>
        <Example state="Avkrysning: nei, ja, ute av bruk">
          <div>
            <Checkbox label="Avkrysning" name="kryss" />
            <Checkbox label="Med forklaring" help="En setning til." name="kryss2" defaultChecked />
            <Checkbox label="Ute av bruk" name="kryss3" disabled />
            <Checkbox label="Krysset av og ute av bruk" name="kryss4" defaultChecked disabled />
          </div>
        </Example>
        <Example state="Ett av flere valg">
          <RadioGroup legend="Vil du ha nyhetsbrev?">
            <Radio name="valg" value="ja" label="Ja" defaultChecked />
            <Radio name="valg" value="nei" label="Nei" />
          </RadioGroup>
        </Example>
        <Example state="Et valg som mangler">
          <RadioGroup legend="Vil du ha brev i posten?" error="Velg ett svar.">
            <Radio name="mangler" value="ja" label="Ja" />
            <Radio name="mangler" value="nei" label="Nei" />
          </RadioGroup>
        </Example>
        <Example state="Et valg som lagres">
          <RadioGroup legend="Kan vi ringe deg?">
            <Radio name="lagres" value="ja" label="Ja" defaultChecked />
            <Radio name="lagres" value="nei" label="Nei" disabled />
          </RadioGroup>
        </Example>
      </Examples>
    </Section>
  );
}
