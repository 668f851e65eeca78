import { createContext } from 'react';

import type { ReactNode } from 'react';
import type { Avtalekort } from './avtale-list.tsx';

/** The props of a lazily loaded part of the page. */
export const AvtalekortContext = createContext<Avtalekort & { prisnote?: ReactNode }>({ avtaler: [] });
