import { useEffect } from 'react';

import type { Kontaktinfo } from '@portal/contract/auth.ts';

import { ErrorFrame, GoBack } from '../../frame/error-frame.tsx';
import { track } from '../../lib/sporing/track.ts';
import { blockedTekster, type BlockedType } from './tekster.nb.ts';

/** Something the customer cannot do here, and whom to contact instead. */
export function BlockedContent({
  type,
  kontaktinfo,
}: {
  type: BlockedType;
  kontaktinfo: Kontaktinfo | undefined;
}) {
  useEffect(() => track('kjopssperre', { type, navn: 'kjopssperre', hendelse: 'visning' }), [type]);
  return (
    <ErrorFrame
      scene="sperret"
      {...blockedTekster[type]}
      kontaktinfo={kontaktinfo}
      action={<GoBack />}
      backLink
    />
  );
}
