import { useSearch } from 'wouter';

import styles from './look-switch.module.css';
import { drakter, farger, tekster } from './tekster.ts';

/** Links, because the server picks the style sheet. Each keeps the other's choice. */
export function LookSwitch() {
  const search = useSearch();
  return (
    <div className={styles['switch']}>
      <Choices
        title={tekster.drakt}
        name="tema"
        choices={drakter.map((drakt) => [drakt, drakt])}
        search={search}
      />
      <Choices title={tekster.farger} name="farge" choices={farger} search={search} />
    </div>
  );
}

function Choices({
  title,
  name,
  choices,
  search,
}: {
  title: string;
  name: string;
  choices: readonly (readonly [value: string, label: string])[];
  search: string;
}) {
  const chosen = new URLSearchParams(search).get(name) ?? '';
  return (
    <nav aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <ul className={styles['choices']}>
        {choices.map(([value, label]) => (
          <li key={value}>
            <a
              href={toSearch(search, name, value)}
              className={styles['choice']}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current address with another value for one parameter. */
export function toSearch(search: string, name: string, value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return `?${next}`;
}
