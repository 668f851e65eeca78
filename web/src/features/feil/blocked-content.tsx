import type { Kontaktinfo } from '@portal/contract/auth.ts';

import { ErrorFrame, GoBack } from '../../frame/error-frame.tsx';
import { blockedTekster, type BlockedType } from './tekster.ts';

/** Something the customer cannot do here, and whom to ask instead (ERR-15 to ERR-21). */
export function BlockedContent({
  type,
  kontaktinfo,
}: {
  type: BlockedType;
  kontaktinfo: Kontaktinfo | undefined;
}) {
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
