import './styles/index.css';
import './themes/none.css';

import {
  BASE_PATH,
  DATA_PATH,
  INNLOGGINGER_PATH,
  KOSTNADER_PATH,
  LAST_NED_PATH,
  PROFIL_PATH,
  TILBUD_PATH,
} from '@portal/contract/paths.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Page as AndreForsikringer } from './features/andre-forsikringer/page.tsx';
import { Page as Data } from './features/data/page.tsx';
import { Page as Innlogginger } from './features/innlogginger/page.tsx';
import { Page as Kjopsinnganger } from './features/kjopsinnganger/page.tsx';
import { Page as Kostnader } from './features/kostnader/page.tsx';
import { Page as LastNed } from './features/last-ned/page.tsx';
import { Page as Oversikt } from './features/oversikt/page.tsx';
import { Page as Profil } from './features/profil/page.tsx';
import { Page as Tilbud } from './features/tilbud/page.tsx';
import { breakWhere } from './testing/break-where.ts';
import { type Fault, faults, faultyAnswers } from './testing/faults.ts';
import { renderWithAnswers } from './testing/render-with-answers.tsx';
import { ToastProvider } from './ui/toast/toast-provider.tsx';

const breaking = vi.hoisted(
  () => async (original: () => Promise<object>) =>
    (await import('./testing/break-where.ts')).breakable(await original()),
);
vi.mock('./lib/format/dato.ts', breaking);
vi.mock('./lib/format/fodselsnummer.ts', breaking);
vi.mock('./lib/format/tidspunkt.ts', breaking);
vi.mock('./ui/card.tsx', breaking);
vi.mock('./ui/checked-link.tsx', breaking);
vi.mock('./ui/expandable-row/expandable-row.tsx', breaking);
vi.mock('./ui/field/choice.tsx', breaking);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  breakWhere(undefined);
});

const pages: Record<string, () => React.ReactNode> = {
  [BASE_PATH]: Oversikt,
  [PROFIL_PATH]: Profil,
  [INNLOGGINGER_PATH]: Innlogginger,
  [DATA_PATH]: Data,
  [KOSTNADER_PATH]: Kostnader,
  [LAST_NED_PATH]: LastNed,
  [TILBUD_PATH]: Tilbud,
  [`${BASE_PATH}/andre-forsikringer`]: AndreForsikringer,
  [`${BASE_PATH}/kjopsinnganger`]: Kjopsinnganger,
};

it.each<Fault>(faults)(
  'a row that throws takes nothing else with it in the browser: $broken on $path',
  async ({ path, broken, gone, stands, answers }) => {
    const Page = pages[path];
    if (Page === undefined) throw new Error(`No page at ${path}`);
    breakWhere(broken);
    const { container } = await renderWithAnswers(
      <ToastProvider>
        <Page />
      </ToastProvider>,
      { ...faultyAnswers, ...answers },
      { context: { hasSparebank: true } },
    );
    const listMissing = () => {
      const shown = container.innerHTML.replaceAll('&nbsp;', ' ');
      return [gone, ...stands].filter((text) => !shown.includes(text));
    };
    await expect.poll(listMissing).toEqual([gone]);
  },
);
