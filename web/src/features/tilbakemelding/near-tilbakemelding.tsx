import type { TilbakemeldingBlokk } from '@portal/contract/tilbakemelding-blokker.ts';
import type { ReactNode } from 'react';

import { lazyComponent } from '../../lib/lazy-part.tsx';
import { Isolated } from '../../lib/section.tsx';
import { whenNear } from '../../lib/when-near.ts';

const Late = lazyComponent(async () => {
  await whenNear('[data-below]');
  return (await import('./tilbakemelding.tsx')).Tilbakemelding;
});

/**
 * The feedback block at the end of a page, in an element that has `data-below`: its script is fetched when that is near
 * the window.
 *
 * @returns one element for all renders, as in `lazyPart`
 */
export function nearTilbakemelding(blokk: TilbakemeldingBlokk): ReactNode {
  return (
    <Isolated fallback={null}>
      <Late blokk={blokk} />
    </Isolated>
  );
}
