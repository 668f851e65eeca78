import type { Avtale } from '@portal/contract/avtaler.ts';
import { isFornyes } from '@portal/contract/rules/kostnader/sluttdato.ts';
import { norsk } from '../../lib/norsk.ts';
import { FigureTile } from '../../drawings/figure-tile.tsx';
import { insertMykBindestrek } from '../../lib/format/myk-bindestrek.ts';
import { getAvtaleLenke, isUtenDetaljer } from '../../lib/avtale-lenke.ts';
import { lazyComponent } from '../../lib/lazy-part.tsx';
import { Isolated } from '../../lib/section.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { Pris } from '../../ui/pris.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TileCard } from '../../ui/tile-card.tsx';
import styles from './avtale-card.module.css';
import { findTag } from './find-tag.ts';
import { tekster } from './tekster.nb.ts';

const glyphs = { info: 'ArrowCirclepath', warn: 'Clock', error: 'XMarkOctagon' } as const;

const Fornyelsespris = lazyComponent(async () => (await import('./fornyelsespris.tsx')).Fornyelsespris);

/** One agreement: product, what or whom it insures, price and status. The whole card is one link. */
export function AvtaleCard({ avtale, tittel }: { avtale: Avtale; tittel?: 'h4' | undefined }) {
  const Tittel = tittel ?? 'h3';
  const tag = findTag(avtale);
  return (
    <TileCard
      href={getAvtaleLenke(avtale)}
      knapp="avtale"
      produkt={avtale.productType}
      tile={<FigureTile of={avtale} />}
      foot={
        <>
          <PrisOrHint avtale={avtale} />
          {isFornyes(avtale) && <Fornyelse avtale={avtale} />}
          {tag && (
            <Tag tone={tag.tone} glyph={glyphs[tag.tone]}>
              {tag.tekst}
            </Tag>
          )}
        </>
      }
    >
      <Tittel data-card-title {...norsk}>
        {insertMykBindestrek(avtale.name)}
      </Tittel>
      {avtale.description && (
        <p className={styles['description']} {...norsk}>
          {avtale.description}
        </p>
      )}
      {isUtenDetaljer(avtale) && <p className={styles['missing']}>{tekster.manglerDetaljer}</p>}
    </TileCard>
  );
}

/** Asked for when the browser has taken over. Its place is there from the first paint, so that nothing moves. */
function Fornyelse({ avtale }: { avtale: Avtale }) {
  const isHydrated = useIsHydrated();
  return (
    <p className={styles['renewal']}>
      {isHydrated && (
        <Isolated fallback={null}>
          <Fornyelsespris avtale={avtale} />
        </Isolated>
      )}
    </p>
  );
}

/** The price per month, or per year, or a hint about where to see it; nothing when there is no such page. */
function PrisOrHint({ avtale }: { avtale: Avtale }) {
  const { monthlyPrice, yearlyPrice } = avtale;
  if (monthlyPrice === undefined && yearlyPrice === undefined)
    return !isUtenDetaljer(avtale) && <p className={styles['details']}>{tekster.seDetaljer}</p>;
  return (
    <p className={styles['price']}>
      <Pris maned={monthlyPrice} ar={yearlyPrice} />
    </p>
  );
}
