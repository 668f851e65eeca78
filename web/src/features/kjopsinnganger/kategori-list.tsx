import { Suspense, useEffect, useRef } from 'react';

import { type Kjopskategori, kjopskategorier } from '@portal/contract/kjopskategorier.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { revealFragment } from '../../lib/reveal-fragment.ts';
import { Isolated } from '../../lib/section.tsx';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import styles from './kategori-list.module.css';
import { KategoriTile } from './kategori-tile.tsx';
import { listKjopslenker } from './list-kjopslenker.ts';
import { kategorinavn } from './tekster.nb.ts';
import { useKjopContext } from './use-kjop-context.ts';

interface KategoriListProps {
  isLo: boolean;
  onOpen: (kategori: Kjopskategori) => void;
}

/** The seven categories, each with its purchase links. An address with a category's name opens it. */
export function KategoriList({ isLo, onOpen }: KategoriListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    revealFragment();
    // Categories that were opened before hydration have sent no toggle event.
    const opened = list.current?.querySelector('details[open] [id]')?.id;
    const kategori = kjopskategorier.find((each) => each === opened);
    if (kategori !== undefined) onOpen(kategori);
  }, [onOpen]);

  const own = useKjopContext(undefined, isLo);
  return (
    <div ref={list}>
      <Accordion>
        {kjopskategorier.map((kategori) => {
          const row = <Kategori key={kategori} kategori={kategori} isLo={isLo} onOpen={onOpen} />;
          // Shown at once when everybody has it, otherwise when the customer is known.
          if (listKjopslenker(kategori, own).length > 0) return row;
          return (
            <Suspense key={kategori} fallback={null}>
              <IfAnyLinks kategori={kategori} isLo={isLo}>
                {row}
              </IfAnyLinks>
            </Suspense>
          );
        })}
      </Accordion>
    </div>
  );
}

interface KategoriProps {
  kategori: Kjopskategori;
  isLo: boolean;
}

function IfAnyLinks({ kategori, isLo, children }: KategoriProps & { children: React.ReactNode }) {
  const context = useKjopContext(useAnswer('getKunde').data, isLo);
  return listKjopslenker(kategori, context).length > 0 ? children : null;
}

function Kategori({ kategori, isLo, onOpen }: KategoriProps & Pick<KategoriListProps, 'onOpen'>) {
  return (
    <AccordionItem
      title={kategorinavn[kategori]}
      level={2}
      mark={<KategoriTile kategori={kategori} />}
      id={kategori}
      onToggle={(isOpen) => isOpen && onOpen(kategori)}
    >
      {/* Until the customer is known, the links that everybody has: what is unknown blocks no purchase. */}
      <Isolated fallback={<p>{generelle.visesIkke}</p>}>
        <Suspense fallback={<Lenker kategori={kategori} isLo={isLo} kunde={undefined} />}>
          <CustomerLenker kategori={kategori} isLo={isLo} />
        </Suspense>
      </Isolated>
    </AccordionItem>
  );
}

function CustomerLenker(props: KategoriProps) {
  return <Lenker {...props} kunde={useAnswer('getKunde').data} />;
}

function Lenker({ kategori, isLo, kunde }: KategoriProps & { kunde: Kunde | undefined }) {
  const context = useKjopContext(kunde, isLo);
  const lenker = listKjopslenker(kategori, context);
  // Presses in a category that only union members are shown are not measured: they would reveal them.
  const harAlle = listKjopslenker(kategori, { ...context, kunde: undefined }).length > 0;
  return (
    <ul role="list" className={styles['links']}>
      {lenker.map(({ tekst, link, lang }) => (
        <li key={tekst}>
          <CheckedLink
            link={link}
            className={styles['link']}
            knapp={harAlle ? 'kjop-lenke' : undefined}
            produkt={kategori}
          >
            <Icon glyph="ArrowRight" size={20} className={styles['arrow']} />
            <span lang={lang}>{tekst}</span>
          </CheckedLink>
        </li>
      ))}
    </ul>
  );
}
