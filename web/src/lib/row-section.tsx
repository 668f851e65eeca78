import type { ReactNode } from 'react';

import type { Question } from '@portal/contract/query-key.ts';

import { StaticRow } from '../ui/expandable-row/static-row.tsx';
import { tekster } from '../ui/tekster.nb.ts';
import { Section, SectionFailed } from './section.tsx';

interface RowSectionProps {
  /** The row's label, also shown when the rest has failed. */
  label: string;
  /** The address of its page. */
  href: string;
  /** All queries that it waits for. */
  asks?: readonly Question[];
  loading?: ReactNode;
  children: ReactNode;
}

const nothing: readonly Question[] = [];

/** A row that waits for outside systems and fails on its own. */
export function RowSection({ label, href, asks = nothing, loading, children }: RowSectionProps) {
  const failed = (
    <StaticRow label={label}>
      <SectionFailed href={href}>{tekster.visesIkke}</SectionFailed>
    </StaticRow>
  );
  return (
    <Section asks={asks} loading={loading} failed={failed}>
      {children}
    </Section>
  );
}
