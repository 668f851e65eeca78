import type { LoginContext } from '@portal/contract/auth.ts';

/** Parameters that name a source, by priority. */
const byParameter: readonly [parameter: string, source: string][] = [
  ['fromLo', 'LOFAVOR_NO'],
  ['fromFinn', 'FINN'],
  ['fromMinBil', 'MIN_BIL'],
  ['fromFIFBilOst', 'FIFBIL_OST'],
  ['fromFIFBilSR', 'FIFBIL_SR'],
  ['fromFIFBilSNN', 'FIFBIL_SNN'],
  ['fromFIFBilSMN', 'FIFBIL_SMN'],
];
const KUNDEKLIENT = 'KUNDEKLIENT_SKADE';

/**
 * The market source: the first rule of the spec that matches.
 * @param options.query of the address: the names of its parameters count, in any case, and their values do not
 */
export function getMarketSource({
  query,
  shortname,
  loginContext,
}: {
  query: object;
  shortname: string;
  loginContext: LoginContext;
}): string {
  const given = new Set(Object.keys(query).map((name) => name.toLowerCase()));
  const named = byParameter.find(([parameter]) => given.has(parameter.toLowerCase()));
  if (named !== undefined) return named[1];
  if (shortname === 'fremtind') return 'FREMTIND_NO';
  if (loginContext === 'MOBILBANK' || loginContext === 'NETTBANK' || loginContext === 'FORSIKRING')
    return KUNDEKLIENT;
  // Other logins have the same result for now, by a rule of their own.
  return KUNDEKLIENT;
}
