import type { ReactNode } from 'react';

import type { Question } from '@portal/contract/query-key.ts';

import { StaticRow } from '../ui/expandable-row/static-row.tsx';
import { tekster } from '../ui/tekster.ts';
import { Section, SectionFailed } from './section.tsx';

interface RowSectionProps {
  /** What the row is called, also when no more of it can be shown. */
  label: string;
  /** The page that it is on. */
  href: string;
  /** All that it waits for. */
  asks?: readonly Question[];
  loading?: ReactNode;
  children: ReactNode;
}

const nothing: readonly Question[] = [];

/** A row that waits for outside systems by itself, and fails by itself. */
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
