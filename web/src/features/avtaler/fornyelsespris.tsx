import type { Avtale } from '@portal/contract/avtaler.ts';
import type { PriserResponse } from '@portal/contract/kostnader.ts';
import { findFornyelsespris, reckonFornyelse } from '@portal/contract/rules/kostnader/fornyelse.ts';
import { toKroner } from '@portal/contract/rules/ore.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { type Belop, useBelop } from '../../lib/belop/use-belop.ts';
import { formatDato } from '../../lib/format/dato.ts';
import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { whenNeeded } from '@portal/contract/format/when-needed.ts';
import { fornyelsestekster as tekster } from './fornyelsespris-tekster.nb.ts';

const getDagIManed = whenNeeded(
  () => new Intl.DateTimeFormat(lokale.intl, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** What the agreement will cost from its renewal; nothing where its system does not tell. */
export function Fornyelsespris({ avtale }: { avtale: Avtale }) {
  const belop = useBelop();
  const { data } = useAnswer('getPriser');
  return data && tell(avtale, data, belop);
}

function tell(avtale: Avtale, { priser, idag }: PriserResponse, belop: Belop): string | undefined {
  const pris = findFornyelsespris(avtale, priser, idag);
  const fornyelse = pris && reckonFornyelse(avtale, pris);
  if (pris === undefined || fornyelse === undefined) return undefined;
  const { ore, endringOre, isPerManed } = fornyelse;
  if (endringOre === 0) return tekster.sammePris(getDagIManed().format(new Date(pris.gyldigFra)));
  const isMer = endringOre > 0;
  const fra = formatDato(pris.gyldigFra) ?? '';
  if (belop.erSkjult) return (isMer ? tekster.dyrere : tekster.billigere)(fra);
  if (!isPerManed)
    return tekster.iAret(fra, belop.krPerAr(toKroner(ore)), belop.krPerAr(toKroner(ore - endringOre)));
  return (isMer ? tekster.merEnnNa : tekster.mindreEnnNa)(
    fra,
    belop.krPerManed(toKroner(ore)),
    belop.kr(toKroner(Math.abs(endringOre))),
  );
}
