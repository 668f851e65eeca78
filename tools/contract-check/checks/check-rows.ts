import type { Operation } from '../page.ts';
import { changeTwice } from './change-twice.ts';
import type { Check } from './check.ts';
import { findField, findText, listRows } from './fields.ts';

const MESSAGES = '/kundekommunikasjon/sok';
const SHARINGS = '/delinger/sok';

/** Marks a message as read; one that is not read yet, where there is one. */
export async function checkMelding(check: Check, operation: Operation, fodselsnummer: string): Promise<void> {
  const { ask, findings } = check;
  const list = async () => listRows((await ask(MESSAGES, { body: { fodselsnummer } })).body, 'meldinger');
  const named = (await list()).filter((row) => findText(row, 'id') !== undefined);
  const melding = named.find((row) => findField(row, 'ulest') === true) ?? named[0];
  if (melding === undefined)
    return findings.notTried('change-confirmed', operation.path, '`changeable` has no message with an `id`');
  const id = findText(melding, 'id');
  await changeTwice(check, operation, 'the mark', { fodselsnummer, id });
  const after = (await list()).find((row) => findText(row, 'id') === id);
  findings.tried(
    'change-confirmed',
    operation.path,
    ...(findField(after, 'ulest') === false ? [] : ['the message does not read as read']),
  );
}

/** Takes a sharing back and gives it anew, or the other way round: one that can be put back, where there is one. */
export async function checkDeling(check: Check, operation: Operation, fodselsnummer: string): Promise<void> {
  const { ask, findings } = check;
  const list = async () => listRows((await ask(SHARINGS, { body: { fodselsnummer } })).body, 'delinger');
  const rows = (await list()).filter((row) => findText(row, 'lov') === undefined && mayChange(row));
  const deling = rows.find((row) => hasWords(row) && mayEnd(row)) ?? rows[0];
  if (deling === undefined)
    return findings.notTried(
      'change-confirmed',
      operation.path,
      '`changeable` has no sharing that may be taken back or given anew',
    );
  const delingId = findText(deling, 'delingId');
  /** Returns the sharing as it reads then: one that has ended has the words that one agrees to now. */
  const change = async (given: unknown, deles: boolean): Promise<unknown> => {
    const versjon = deles ? findText(given, 'versjon') : undefined;
    const what = deles ? 'given anew' : 'taken back';
    await changeTwice(check, operation, what, { fodselsnummer, delingId, deles, versjon });
    const after = (await list()).find((row) => findText(row, 'delingId') === delingId);
    const isRight = after !== undefined && goesOn(after) === deles;
    findings.tried('change-confirmed', operation.path, ...(isRight ? [] : [`${what}: it reads as before`]));
    return after;
  };
  const before = goesOn(deling);
  const changed = await change(deling, !before);
  if (changed !== undefined && goesOn(changed) !== before && mayChange(changed))
    await change(changed, before);
}

const goesOn = (deling: unknown): boolean => findText(deling, 'avsluttet') === undefined;
const mayEnd = (deling: unknown): boolean => findText(deling, 'folge') !== undefined;
const hasWords = (deling: unknown): boolean =>
  findText(deling, 'ordlyd') !== undefined && findText(deling, 'versjon') !== undefined;
const mayChange = (deling: unknown): boolean => (goesOn(deling) ? mayEnd(deling) : hasWords(deling));
