import type { Samtykkeslag } from '@portal/contract/samtykke.ts';

import { PortalError } from '../../core/errors.ts';
import type { CustomerContext } from '../../core/queries.ts';
import { requireIsBankkunde } from '../../outside/kunderegister/find-kunde.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { listTekster } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { GittTekst, SamtykketekstRepository } from '../../persistence/samtykketekst-repository.ts';

interface TekstDependencies {
  tekster: SamtykketekstRepository;
  now: () => Date;
}

export interface Svar {
  slag: Samtykkeslag;
  /** Nobody says yes to what they have not seen; a no needs no words. */
  verdi: boolean;
  /** As sent by the browser; undefined: the text shown last in this session. */
  versjon: string | undefined;
  /** The page had no text to show. */
  utenTekst?: boolean | undefined;
}

/**
 * The text that the customer's answer is about: one shown in this session. A no may also be about the register's current
 * text, or about none, which is kept too; undefined where nobody can tell which it was.
 * @throws {PortalError} GIS_I_BANKEN for a customer of the bank, who is asked there; TEKST_IKKE_VIST for a yes when no
 * version is named and none was shown; UGYLDIG_FORESPORSEL for a yes to a version that was not shown, and a no to one
 * that is not theirs; as {@link getValue} for a yes, when the register does not say whose customer it is
 */
export async function getGittTekst(
  dependencies: TekstDependencies,
  context: CustomerContext,
  { slag, verdi, versjon, utenTekst = false }: Svar,
): Promise<GittTekst | undefined> {
  const { tekster, now } = dependencies;
  const { session, outside, sprak } = context;
  const bankkunde = await requireIsBankkunde(outside);
  // A no is not refused for what the register cannot say.
  const isBankkunde = verdi || bankkunde.ok ? getValue(bankkunde) : false;
  if (isBankkunde) throw new PortalError('GIS_I_BANKEN');
  const query = { session: session.publicId, slag, versjon };
  const given = utenTekst ? undefined : await tekster.findGiven(query);
  if (given !== undefined) return given;
  if (versjon === undefined) {
    if (verdi) throw new PortalError('TEKST_IKKE_VIST');
    return tekster.getIngen({ slag, at: now() });
  }
  if (verdi) throw new PortalError('UGYLDIG_FORESPORSEL');
  const listed = await listTekster(outside, { isBankkunde: false, sprak });
  if (!listed.ok) return undefined;
  const current = listed.value.find((tekst) => tekst.samtykke === slag && tekst.versjon === versjon);
  if (current === undefined) throw new PortalError('UGYLDIG_FORESPORSEL');
  return tekster.getKept(current, now());
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
