import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';

import { TILBUD_ID, type TilbudResultat } from '@portal/contract/forms/tilbud.ts';
import type { TilbudResponse } from '@portal/contract/tilbud.ts';

import { PriceComparison } from '../../frame/price-comparison.tsx';
import { useKomponentvisning } from '../../lib/sporing/use-komponentvisning.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { lenker } from '../../lib/lenker.ts';
import { Section, SectionFailed } from '../../lib/section.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { createCardKeys } from './create-card-key.ts';
import { readAddress, type TilbudAddress } from './read-address.ts';
import { tekster } from './tekster.nb.ts';
import { TilbudList } from './tilbud-list.tsx';
import { ResultMessage, results, TilbudMangler } from './tilbud-messages.tsx';
import styles from './tilbud-section.module.css';
import { TilbudSkeleton } from './tilbud-skeleton.tsx';

const head = <PageHead heading={<h1>{tekster.tittel}</h1>} lead={tekster.intro} />;
const loading = (
  <>
    {head}
    <TilbudSkeleton />
  </>
);
const failed = (
  <>
    {head}
    <SectionFailed href={lenker.tilbud}>{tekster.feil}</SectionFailed>
  </>
);

/** The customer's offers under the page's heading, in every state of the list. */
export function TilbudSection() {
  return (
    <PageColumn className={styles['section']}>
      <Section asks={['getTilbud', 'getKunde']} loading={loading} failed={failed}>
        <AlleTilbud />
      </Section>
    </PageColumn>
  );
}

function AlleTilbud() {
  useKomponentvisning('tilbud');
  const { data } = useAnswer('getTilbud');
  const kjopssperre = useAnswer('getKunde').data?.kjopssperre;
  const heading = useRef<HTMLHeadingElement>(null);
  const { show } = useToast();
  const { opened, result = findOutcome(opened, data), setResult } = useAddress();
  const tilbud = data?.tilbud ?? [];
  const isTom = data !== undefined && tilbud.length === 0 && isKomplett(data);

  /** The key of the result: the same element is not announced twice. */
  const [removals, setRemovals] = useState(0);

  const onResult = (how: TilbudResultat) => {
    if (heading.current === null) {
      // The page was left meanwhile.
      show({ act: 'tilbud', ...results[how] });
      return;
    }
    setResult(how);
    setRemovals((before) => before + 1);
    heading.current.focus();
  };
  return (
    <>
      <PageHead
        heading={
          <h1 ref={heading} id={TILBUD_ID} tabIndex={-1}>
            {isTom ? tekster.ingen : tekster.tittel}
          </h1>
        }
        lead={isTom ? tekster.ingenForklart : tekster.intro}
      />
      <div role="status" className={styles['result']}>
        {result && <ResultMessage key={removals} result={result} />}
      </div>
      <TilbudMangler data={data} onAsk={() => setResult(undefined)} />
      {tilbud.length > 0 && (
        <>
          <TilbudList tilbud={tilbud} kjopssperre={kjopssperre} opened={opened} onResult={onResult} />
          <PriceComparison className={styles['comparison']} />
        </>
      )}
      {isTom && (
        <div>
          <LinkButton href={lenker.kjop}>{tekster.seForsikringer}</LinkButton>
        </div>
      )}
    </>
  );
}

/** What became of an offer whose card the address opens, and which is not in the list: its removal may have been done. */
function findOutcome(
  opened: TilbudAddress['opened'],
  data: TilbudResponse | undefined,
): TilbudResultat | undefined {
  if (opened === undefined || data === undefined || createCardKeys(data.tilbud).includes(opened.key))
    return undefined;
  if (isKomplett(data)) return 'finnes-ikke';
  return opened.as === 'failed' ? 'feil' : undefined;
}

/**
 * The result of a form sent without JavaScript, from the address. JavaScript then removes it from the address, so that
 * coming back does not show it again.
 */
function useAddress() {
  const search = useSearch();
  const [{ opened, result: told }] = useState(() => readAddress(search));
  const [result, setResult] = useState<TilbudResultat | undefined>(told);
  const hasWords = (opened ?? told) !== undefined;
  useEffect(() => {
    // A section that was streamed late did not exist when the browser scrolled to the fragment.
    if (document.activeElement === document.body)
      document.getElementById(window.location.hash.slice(1))?.focus();
    // What the feedback has to say is read later.
    if (hasWords) window.history.replaceState(null, '', window.location.pathname);
  }, [hasWords]);
  return { opened, result, setResult };
}
