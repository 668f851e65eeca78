import type { Samtykkeslag } from '@portal/contract/samtykke.ts';

import { PortalError } from '../../core/errors.ts';
import type { CustomerContext } from '../../core/queries.ts';
import { findKunde } from '../../outside/kunderegister/find-kunde.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { listTekster } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { GittTekst, SamtykketekstRepository } from '../../persistence/samtykketekst-repository.ts';

export interface TekstDependencies {
  tekster: SamtykketekstRepository;
  now: () => Date;
}

/**
 * The text that the customer's answer is about: one shown in this session, or the register's current text for them.
 * @param versjon as sent by the browser; undefined: the text shown last in this session
 * @throws {PortalError} GIS_I_BANKEN for a customer of the bank, who is asked there; TEKST_IKKE_VIST when no version is
 * named and none was shown; UGYLDIG_FORESPORSEL for a version that was not theirs; as {@link getValue}
 */
export async function getGittTekst(
  dependencies: TekstDependencies,
  context: CustomerContext,
  { slag, versjon }: { slag: Samtykkeslag; versjon: string | undefined },
): Promise<GittTekst> {
  const { tekster } = dependencies;
  const { session, outside } = context;
  const kunde = getValue(await findKunde(outside));
  if (kunde?.isBankkunde === true) throw new PortalError('GIS_I_BANKEN');
  const query = { session: session.publicId, slag, versjon };
  const given = await tekster.findGiven(query);
  if (given !== undefined) return given;
  if (versjon === undefined) throw new PortalError('TEKST_IKKE_VIST');
  // A process of the previous version may have shown it, and recorded nothing.
  await giveTekster(dependencies, context);
  const current = await tekster.findGiven(query);
  if (current === undefined) throw new PortalError('UGYLDIG_FORESPORSEL');
  return current;
}

/**
 * The texts for the portal's own customers in their language, recorded as shown in this session.
 * @throws {PortalError} as {@link getValue}
 */
export async function giveTekster(
  { tekster, now }: TekstDependencies,
  { session, outside, sprak }: CustomerContext,
) {
  const given = getValue(await listTekster(outside, { isBankkunde: false, sprak }));
  await tekster.give({ session: session.publicId, tekster: given, at: now() });
  return given;
}
