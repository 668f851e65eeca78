import type { Tilbud, TilbudParams, TilbudQuery } from '@portal/contract/tilbud.ts';

import { PortalError } from '../../core/errors.ts';
import type { CustomerContext } from '../../core/queries.ts';
import { requireDone } from '../../outside/change.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { deleteTilbud as deleteAtSource, listTilbud } from '../../outside/source-systems/source-systems.ts';
import { getTilbud, toShown, type TilbudDependencies } from './get-tilbud.ts';

/** The offer on the card that the customer chose. */
type ChosenTilbud = TilbudParams & TilbudQuery;

/**
 * Removes one of the customer's own offers: from one system, and one version only if the system can. Ownership, and
 * what is removed with it, is checked against a fresh list.
 * @throws {PortalError} FINNES_IKKE for an offer that is not theirs, never existed, or is already removed. FLERE_TREFF
 * when several match, or more would be removed than the customer was asked about. KILDE_FEILER or KILDE_SVARER_IKKE
 * when the system of the offer fails, one that may have it did not answer, or it may be what could not be read.
 */
export async function deleteTilbud(
  dependencies: TilbudDependencies,
  context: CustomerContext,
  chosen: ChosenTilbud,
): Promise<void> {
  const candidates = await listCandidates(dependencies, context, chosen.systemSource);
  const { systemSource, versionNumber, fjernerAlleVersjoner } = findOne(candidates, chosen);
  // Without the flag the customer was not asked: other versions may exist that no page shows, or nobody could read.
  if (fjernerAlleVersjoner === true && chosen.alleVersjoner !== true) throw new PortalError('FLERE_TREFF');
  const knowsVersions = dependencies.environment.outside[systemSource].removesVersions === true;
  const answer = await deleteAtSource(context.outside, systemSource, {
    avtaleNummer: chosen.avtaleNummer,
    versionNumber: knowsVersions ? versionNumber : undefined,
  });
  // Also when it failed: it may have been done all the same.
  context.session.noteTilbud(undefined, dependencies.now());
  requireDone(answer);
}

interface Candidates {
  tilbud: readonly Tilbud[];
  /** False where something could not be read: an offer that is not found may be there all the same. */
  isKomplett: boolean;
}

/** The offers to choose from. If no system is named, all must have answered: one that did not may have the offer too. */
async function listCandidates(
  dependencies: TilbudDependencies,
  context: CustomerContext,
  system: ChosenTilbud['systemSource'],
): Promise<Candidates> {
  if (system !== undefined) {
    const listed = getValue(await listTilbud(context.outside, system));
    return { tilbud: toShown(listed, dependencies), isKomplett: listed.dropped === 0 };
  }
  const { tilbud, sources } = await getTilbud(dependencies, context);
  if (sources.some(({ state }) => state !== 'ok' && state !== 'incomplete'))
    throw new PortalError('KILDE_FEILER');
  return { tilbud, isKomplett: sources.every(({ state }) => state === 'ok') };
}

/** Rows with the same system, number and version are one offer. */
function findOne({ tilbud, isKomplett }: Candidates, chosen: ChosenTilbud): Tilbud {
  const { avtaleNummer, systemSource, versionNumber } = chosen;
  const withNumber = tilbud.filter(({ policyNumber }) => policyNumber === avtaleNummer);
  const matches =
    versionNumber === undefined
      ? withNumber
      : withNumber.filter((row) => row.versionNumber === versionNumber);
  const [first, ...others] = matches;
  if (first === undefined) throw new PortalError(isKomplett ? 'FINNES_IKKE' : 'KILDE_FEILER');
  if (
    others.every(
      (row) => row.systemSource === first.systemSource && row.versionNumber === first.versionNumber,
    )
  )
    return first;
  // The card of an offer without a version number cannot name one.
  const without = matches.find((row) => row.versionNumber === undefined);
  if (systemSource === undefined || without === undefined) throw new PortalError('FLERE_TREFF');
  return without;
}
