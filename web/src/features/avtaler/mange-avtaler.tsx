import { use, useDeferredValue, useState } from 'react';
import { useSearch } from 'wouter';

import { lenker } from '../../lib/lenker.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { scriptOnly } from '../../ui/without-script.tsx';
import { AvtaleList } from './avtale-list.tsx';
import { AvtalekortContext } from './avtalekort-context.ts';
import { groupAvtaler, isGruppert, searchAvtaler } from './group-avtaler.ts';
import styles from './avtale-list.module.css';
import { gruppenavn, tekster } from './mange-tekster.nb.ts';

const gruppert = `${lenker.oversikt}?vis=gruppert`;

/**
 * A long list with a count, a search and optional groups. The grouping is in the address and works without JavaScript.
 * The search text may be personal and never leaves the page.
 */
export function MangeAvtaler() {
  const { avtaler, lastCard } = use(AvtalekortContext);
  const isInGroups = isGruppert(useSearch());
  const [typed, setTyped] = useState('');
  const sok = useDeferredValue(typed).trim();
  const treff = searchAvtaler(avtaler, sok);
  return (
    <>
      <search className={styles['tools']} aria-label={tekster.navn}>
        <div className={scriptOnly}>
          <TextField
            label={tekster.sok}
            help={tekster.hjelp}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <div className={styles['line']}>
          <p role="status">{tellTreff(sok, treff.length, avtaler.length)}</p>
          <a href={`${isInGroups ? lenker.oversikt : gruppert}#avtaler`}>
            {isInGroups ? tekster.enListe : tekster.grupper}
          </a>
        </div>
      </search>
      {isInGroups ? (
        <>
          {groupAvtaler(treff).map(({ gruppe, avtaler: own }) => (
            <section key={gruppe} className={styles['group']} aria-labelledby={`gruppe-${gruppe}`}>
              <h3 id={`gruppe-${gruppe}`}>
                {gruppenavn[gruppe]} ({own.length})
              </h3>
              <AvtaleList avtaler={own} tittel="h4" />
            </section>
          ))}
          <AvtaleList avtaler={[]} lastCard={lastCard} />
        </>
      ) : (
        <AvtaleList avtaler={treff} lastCard={lastCard} />
      )}
    </>
  );
}

function tellTreff(sok: string, treff: number, antall: number): string {
  if (sok === '') return tekster.antall(antall);
  return treff === 0 ? tekster.ingenTreff(sok) : tekster.treff(treff, antall);
}
