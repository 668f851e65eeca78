import { useSearch } from 'wouter';

import { lenker } from '../../lib/lenker.ts';
import { Button } from '../../ui/button.tsx';
import { Radio, RadioGroup } from '../../ui/field/choice.tsx';
import styles from './page.module.css';
import { drakter, farger, tekster } from './tekster.ts';

/** A real form: the server picks the style sheet. */
export function ThemeSwitch() {
  const search = new URLSearchParams(useSearch());
  const tema = search.get('tema');
  const farge = search.get('farge') ?? '';
  return (
    <form action={lenker.katalog} className={styles['switch']}>
      <RadioGroup legend={tekster.drakt}>
        {drakter.map((drakt) => (
          <Radio key={drakt} name="tema" value={drakt} label={drakt} defaultChecked={drakt === tema} />
        ))}
      </RadioGroup>
      <RadioGroup legend={tekster.farger}>
        {farger.map(([value, label]) => (
          <Radio key={value} name="farge" value={value} label={label} defaultChecked={value === farge} />
        ))}
      </RadioGroup>
      <Button type="submit" variant="secondary">
        {tekster.vis}
      </Button>
    </form>
  );
}
