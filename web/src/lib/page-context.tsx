import { type ReactNode, createContext, use } from 'react';

import type { PageContext } from '@portal/contract/page.ts';

const Context = createContext<PageContext | undefined>(undefined);

export function PageContextProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** @throws outside its provider */
export function usePageContext(): PageContext {
  const context = use(Context);
  if (context === undefined) throw new Error('usePageContext must be used inside PageContextProvider');
  return context;
}
