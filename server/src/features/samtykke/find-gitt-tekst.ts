import type { Samtykkeslag } from '@portal/contract/samtykke.ts';

import { PortalError } from '../../http/errors.ts';
import type { CustomerContext } from '../../http/queries.ts';
import { findKunde } from '../../outside/kunderegister/find-kunde.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { listTekster } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { GittTekst, SamtykketekstRepository } from '../../persistence/samtykketekst-repository.ts';

export interface TekstDependencies {
  tekster: SamtykketekstRepository;
  outside: OutsideClient;
  now: () => Date;
}

type Asker = Pick<CustomerContext, 'session' | 'correlationId'>;

/**
 * The text that a customer answers: one they were given in this visit, or that stands for them in the register now.
 * @param versjon as the browser named it; undefined: the one that the visit was last given
 * @throws {PortalError} GIS_I_BANKEN for a customer of the bank, who is asked there; TEKST_IKKE_VIST where no version is
 * named and none was given; UGYLDIG_FORESPORSEL for a version that is not theirs; as {@link getValue}
 */
export async function getGittTekst(
  dependencies: TekstDependencies,
  asker: Asker,
  { slag, versjon }: { slag: Samtykkeslag; versjon: string | undefined },
): Promise<GittTekst> {
  const { outside, tekster } = dependencies;
  const { session, correlationId } = asker;
  const { fodselsnummer } = session.customer;
  const kunde = getValue(await findKunde(outside, { fodselsnummer, correlationId }));
  if (kunde?.isBankkunde === true) throw new PortalError('GIS_I_BANKEN');
  const query = { session: session.publicId, slag, versjon };
  const given = await tekster.findGiven(query);
  if (given !== undefined) return given;
  if (versjon === undefined) throw new PortalError('TEKST_IKKE_VIST');
  // It may have been given by a process of the version before, which wrote nothing down.
  await giveTekster(dependencies, asker);
  const current = await tekster.findGiven(query);
  if (current === undefined) throw new PortalError('UGYLDIG_FORESPORSEL');
  return current;
}

/**
 * What the portal's own customers are asked to agree to, written down as given to this visit.
 * @throws {PortalError} as {@link getValue}
 */
export async function giveTekster(
  { tekster, outside, now }: TekstDependencies,
  { session, correlationId }: Asker,
) {
  const given = getValue(await listTekster(outside, { isBankkunde: false, correlationId }));
  await tekster.give({ session: session.publicId, tekster: given, at: now() });
  return given;
}
