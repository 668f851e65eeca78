import { createContext } from 'react';

import type { Avtalekort } from './avtale-list.tsx';

/** The props of a lazily loaded part of the page. */
export const AvtalekortContext = createContext<Avtalekort>({ avtaler: [] });
