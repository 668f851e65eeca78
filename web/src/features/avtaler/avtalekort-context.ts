import { createContext } from 'react';

import type { Avtalekort } from './avtale-list.tsx';

/** What a part of the page that is fetched for itself has to show. */
export const AvtalekortContext = createContext<Avtalekort>({ avtaler: [] });
