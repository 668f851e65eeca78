import type { TilbakemeldingBlokk } from '@portal/contract/tilbakemelding-blokker.ts';
import type { ComponentType, ReactNode } from 'react';

import { lazyPart } from '../../lib/lazy-part.tsx';
import { whenNear } from '../../lib/when-near.ts';

interface TilbakemeldingModule {
  Tilbakemelding: ComponentType<{ blokk: TilbakemeldingBlokk }>;
}

/**
 * The feedback block at the end of a page, in an element that has `data-below`: its script is fetched when that is near
 * the window.
 *
 * @param load imports it in the page's own file: the styles of what a page itself imports later come with the page
 * @returns one element for all renders, as in `lazyPart`
 */
export function nearTilbakemelding(
  blokk: TilbakemeldingBlokk,
  load: () => Promise<TilbakemeldingModule>,
): ReactNode {
  return lazyPart(async () => {
    await whenNear('[data-below]');
    const { Tilbakemelding } = await load();
    return () => <Tilbakemelding blokk={blokk} />;
  });
}
