import { type FormEvent, useEffect, useRef, useState } from 'react';

import { fjernKort, type TilbudResultat, toFjernId, toSvarId } from '@portal/contract/forms/tilbud.ts';
import type { Kjopssperre } from '@portal/contract/kjopssperrer.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import { norsk } from '../../lib/norsk.ts';
import { FigureTile } from '../../drawings/figure-tile.tsx';
import { ContactDetails } from '../../frame/contact-details.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { formatDato } from '../../lib/format/dato.ts';
import { useBelop } from '../../lib/belop/use-belop.ts';
import { insertMykBindestrek } from '../../lib/format/myk-bindestrek.ts';
import { toKjopsLenke } from '../../lib/kjop-lenke.ts';
import { lenker } from '../../lib/lenker.ts';
import { findTilbudLenke, getNyPrisLenke } from '../../lib/tilbud-lenke.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pris } from '../../ui/pris.tsx';
import { Tag } from '../../ui/tag.tsx';
import { getPakkepris } from './get-pakkepris.ts';
import { produktnavnByType, tekster } from './tekster.nb.ts';
import styles from './tilbud-card.module.css';
import { TilbudRemoval } from './tilbud-removal.tsx';

interface TilbudCardProps {
  tilbud: Tilbud;
  /** Identifies the card in addresses of this page. */
  cardKey: string;
  /** Why the customer cannot buy online; undefined also while it is unknown. */
  kjopssperre: Kjopssperre | undefined;
  /** The state of this card from the address, when it was set without JavaScript. */
  opened?: 'confirm' | 'failed' | undefined;
  onResult: (how: TilbudResultat) => void;
}

/** One offer: what it is, its price and the link to continue; or the confirmation of its removal. */
export function TilbudCard({ tilbud, cardKey, kjopssperre, opened, onResult }: TilbudCardProps) {
  const [removal, setRemoval] = useState(opened && { as: opened, takesFocus: false });
  const removeButton = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (removal !== undefined || !isReturning.current) return;
    isReturning.current = false;
    removeButton.current?.focus();
  }, [removal]);

  const { policyNumber } = tilbud;
  const href = tilbud.utlopt === true ? getNyPrisLenke(tilbud) : findTilbudLenke(tilbud);
  const navn = tilbud.pakkeTilbud.flatMap(({ productType }) => produktnavnByType.get(productType) ?? []);
  const antallAndre = tilbud.pakkeTilbud.length - navn.length;
  const titleId = `tilbud-${cardKey}`;
  const isRemoving = removal !== undefined && policyNumber !== undefined;
  return (
    <Card className={classNames(styles['card'], isRemoving && styles['asking'])}>
      <div className={styles['head']}>
        <FigureTile of={tilbud} />
        <div className={styles['what']}>
          <h2 id={titleId} {...norsk}>
            {insertMykBindestrek(tilbud.name)}
          </h2>
          {tilbud.description && (
            <p className={styles['muted']} {...norsk}>
              {tilbud.description}
            </p>
          )}
          {tilbud.pakkeTilbud.length > 0 && (
            <p className={styles['muted']}>
              {tekster.pakkeMed(antallAndre > 0 ? [...navn, tekster.andre(antallAndre)] : navn)}
            </p>
          )}
        </div>
      </div>
      {isRemoving ? (
        <TilbudRemoval
          tilbud={tilbud}
          avtaleNummer={policyNumber}
          cardKey={cardKey}
          titleId={titleId}
          hasFailed={removal.as === 'failed'}
          takesFocus={removal.takesFocus}
          onKeep={() => {
            isReturning.current = true;
            setRemoval(undefined);
          }}
          onResult={(how) => {
            // If it is still in the list, it is shown in its present state.
            setRemoval(undefined);
            onResult(how);
          }}
        />
      ) : (
        <>
          <Terms tilbud={tilbud} />
          <div className={styles['actions']}>
            {href !== undefined && (
              <LinkButton
                href={toKjopsLenke(href, kjopssperre)}
                className={styles['action'] ?? ''}
                describedBy={titleId}
                knapp="kjop-tilbud"
              >
                {tilbud.utlopt === true ? tekster.faNyPris : tekster.gaVidere}
              </LinkButton>
            )}
            {href === undefined && <NoWayOn />}
            {policyNumber !== undefined && (
              // A form, so that removal can be asked for without JavaScript too.
              <form
                action={`${lenker.tilbud}#${toSvarId(cardKey)}`}
                onSubmit={(event: FormEvent) => {
                  event.preventDefault();
                  setRemoval({ as: 'confirm', takesFocus: true });
                }}
              >
                <input type="hidden" name={fjernKort.name} value={cardKey} />
                <Button
                  type="submit"
                  variant="tertiary"
                  data-knapp="fjern-tilbud"
                  ref={removeButton}
                  id={toFjernId(cardKey)}
                  aria-describedby={titleId}
                >
                  {tekster.fjern}
                </Button>
              </form>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

/** Price per month and year for the whole package, the state's fee beside it, and the last valid day. */
function Terms({ tilbud }: { tilbud: Tilbud }) {
  const { krPerAr, krPerManed } = useBelop();
  const { maned, ar } = getPakkepris(tilbud);
  const avgift = tilbud.detaljer?.tfaMonthly ?? 0;
  const gyldigTil =
    tilbud.ukjentUtlop === true ? tekster.ukjentDato : formatDato(tilbud.expirationDate ?? '');
  return (
    <>
      <div className={styles['prices']}>
        {maned !== undefined && (
          <p className={styles['price']}>
            <Pris maned={maned} />
          </p>
        )}
        {ar !== undefined && <p className={styles['muted']}>{krPerAr(ar)}</p>}
        {avgift > 0 && <p className={styles['fee']}>{tekster.avgift(krPerManed(avgift))}</p>}
      </div>
      {tilbud.utlopt === true ? (
        <p className={styles['validity']}>
          <Tag tone="warn" glyph="Clock">
            {tekster.utlopt}
          </Tag>
          {gyldigTil !== undefined && (
            <span className={styles['muted']}>{tekster.utloptDato(gyldigTil)}</span>
          )}
        </p>
      ) : (
        <p className={styles['muted']}>{gyldigTil !== undefined && tekster.gyldigTil(gyldigTil)}</p>
      )}
    </>
  );
}

/** Without a number or version an offer cannot be continued: says why, and whom to contact. */
function NoWayOn() {
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  return (
    <div className={styles['noWayOn']}>
      <p>{tekster.kanIkkeFortsette}</p>
      {kontaktinfo && <ContactDetails kontaktinfo={kontaktinfo} />}
    </div>
  );
}
