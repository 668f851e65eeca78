import type { Tilbud, TilbudParams, TilbudQuery } from '@portal/contract/tilbud.ts';

import { PortalError } from '../../http/errors.ts';
import type { CustomerContext } from '../../http/queries.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { deleteTilbud as deleteAtSource } from '../../outside/source-system/delete-tilbud.ts';
import { listTilbud } from '../../outside/source-system/list-tilbud.ts';
import { getTilbud, toShown, type TilbudDependencies } from './get-tilbud.ts';

/** The offer whose card the customer chose. */
export type ChosenTilbud = TilbudParams & TilbudQuery;

/**
 * Removes one of the customer's own offers: of one system, and of one version where its system can remove one alone.
 * That it is theirs, and what goes with it, is read from a fresh list.
 * @throws {PortalError} FINNES_IKKE for one that is not among theirs: another's, never made, or already removed.
 * FLERE_TREFF where the choice fits several, or would take more than the customer was asked about.
 * KILDE_FEILER or KILDE_SVARER_IKKE when the holder fails, or when it may be one that did not answer.
 */
export async function deleteTilbud(
  dependencies: TilbudDependencies,
  context: CustomerContext,
  chosen: ChosenTilbud,
): Promise<void> {
  const tilbud = await listCandidates(dependencies, context, chosen.systemSource);
  const { systemSource, versionNumber, fjernerAlleVersjoner } = findOne(tilbud, chosen);
  // Whoever says nothing of it was not asked: a version that no page shows may be among them.
  if (fjernerAlleVersjoner === true && chosen.alleVersjoner !== true) throw new PortalError('FLERE_TREFF');
  const { outside, environment } = dependencies;
  const knowsVersions = environment.outside[systemSource].removesVersions === true;
  const answer = await deleteAtSource(
    outside,
    systemSource,
    { avtaleNummer: chosen.avtaleNummer, versionNumber: knowsVersions ? versionNumber : undefined },
    toAsker(context),
  );
  if (!getValue(answer)) throw new PortalError('FINNES_IKKE');
}

const toAsker = ({ session, correlationId }: CustomerContext) => ({
  fodselsnummer: session.customer.fodselsnummer,
  correlationId,
});

/** The offers among which it must be. Where no system is named, all must have told theirs: a silent one may have it too. */
async function listCandidates(
  dependencies: TilbudDependencies,
  context: CustomerContext,
  system: ChosenTilbud['systemSource'],
): Promise<Tilbud[]> {
  const { outside, environment } = dependencies;
  if (system !== undefined)
    return toShown(getValue(await listTilbud(outside, system, toAsker(context))).rows, environment);
  const { tilbud, sources } = await getTilbud(dependencies, context);
  if (sources.some(({ state }) => state !== 'ok' && state !== 'incomplete'))
    throw new PortalError('KILDE_FEILER');
  return tilbud;
}

/** Rows that say the same system, number and version are one offer. */
function findOne(tilbud: readonly Tilbud[], chosen: ChosenTilbud): Tilbud {
  const { avtaleNummer, systemSource, versionNumber } = chosen;
  const withNumber = tilbud.filter(({ policyNumber }) => policyNumber === avtaleNummer);
  const matches =
    versionNumber === undefined
      ? withNumber
      : withNumber.filter((row) => row.versionNumber === versionNumber);
  const [first, ...others] = matches;
  if (first === undefined) throw new PortalError('FINNES_IKKE');
  if (
    others.every(
      (row) => row.systemSource === first.systemSource && row.versionNumber === first.versionNumber,
    )
  )
    return first;
  // A card of an offer without a version can name none.
  const without = matches.find((row) => row.versionNumber === undefined);
  if (systemSource === undefined || without === undefined) throw new PortalError('FLERE_TREFF');
  return without;
}
