import type { ReactNode } from 'react';

import { sprakForm } from '@portal/contract/sprak.ts';

import { lazyPart } from '../../lib/lazy-part.tsx';
import { holdPresses } from '../../lib/repeat-press.ts';

/** From before React takes over the page. Sent without its script, the form would leave behind what is typed in another. */
const presses = holdPresses(`main form[action="${sprakForm.path}"]`);

/** The offer of another language: its script is only for those who are offered one. */
export const sprakTilbud: ReactNode = lazyPart(async () => {
  const { SprakTilbudOfPage } = await import('./sprak-tilbud.tsx').finally(presses.release);
  return SprakTilbudOfPage;
});
