import { Checkbox, Radio, RadioGroup } from '../../ui/field/choice.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.ts';

/** What one writes and chooses in. */
export function FieldSection() {
  return (
    <section className={styles['section']}>
      <h2>{tekster.felter}</h2>
      <TextField label="Tekst" name="tekst" />
      <TextField label="Med hjelp" name="hjelp" help="Åtte siffer, uten landkode." inputMode="numeric" />
      <TextField label="Med feil" name="feil" defaultValue="lun@" error="Skriv en gyldig e-postadresse." />
      <TextField label="Ute av bruk" name="ute" defaultValue="Venter" disabled />
      <Checkbox label="Avkrysning" name="kryss" />
      <Checkbox label="Avkrysning med forklaring" help="En setning til." name="kryss2" defaultChecked />
      <Checkbox label="Avkrysning ute av bruk" name="kryss3" disabled />
      <RadioGroup legend="Ett av flere valg">
        <Radio name="valg" value="ja" label="Ja" defaultChecked />
        <Radio name="valg" value="nei" label="Nei" />
      </RadioGroup>
      <RadioGroup legend="Et valg som mangler" error="Velg ett svar.">
        <Radio name="mangler" value="ja" label="Ja" />
        <Radio name="mangler" value="nei" label="Nei" />
      </RadioGroup>
      <RadioGroup legend="Et valg som lagres" disabled>
        <Radio name="lagres" value="ja" label="Ja" defaultChecked />
        <Radio name="lagres" value="nei" label="Nei" />
      </RadioGroup>
    </section>
  );
}
