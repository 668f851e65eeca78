import type { LoginContext } from '@portal/contract/auth.ts';

/** Where the customer came from, for the neighbouring apps to read (OD-28). It stands in no link (design: OD-30). */
const MARKET_SOURCE_KEY = 'kfp-market-source';
/** Which session it is of, by the session's public id: the next one, begun in another tab, has a source of its own. */
const SESSION_KEY = 'kfp-market-source-session';

/** Sets the source of a session once (SES-07, SES-08). Where the browser keeps nothing, the neighbouring apps take their own default. */
export function keepMarketSource(source: string, kfpSessionId: string): void {
  try {
    const of = sessionStorage.getItem(SESSION_KEY);
    const isOfAnother = of !== null && of !== kfpSessionId;
    if (isOfAnother || sessionStorage.getItem(MARKET_SOURCE_KEY) === null)
      sessionStorage.setItem(MARKET_SOURCE_KEY, source);
    sessionStorage.setItem(SESSION_KEY, kfpSessionId);
  } catch {
    // Storage that is closed off keeps nothing.
  }
}

export function forgetMarketSource(): void {
  try {
    sessionStorage.removeItem(MARKET_SOURCE_KEY);
    sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // Nothing was kept there either.
  }
}

/** Parameters that name a source, in the order they count (SES-09 to SES-15, OD-29). */
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

/** The market source by the rules of the spec, the first that fits (SES-09 to SES-19). `search`: of the address. */
export function getMarketSource({
  search,
  shortname,
  loginContext,
}: {
  search: string;
  shortname: string | undefined;
  loginContext: LoginContext | undefined;
}): string {
  const given = new Set([...new URLSearchParams(search).keys()].map((name) => name.toLowerCase()));
  const named = byParameter.find(([parameter]) => given.has(parameter.toLowerCase()));
  if (named !== undefined) return named[1];
  if (shortname === 'fremtind') return 'FREMTIND_NO';
  if (loginContext === 'MOBILBANK' || loginContext === 'NETTBANK' || loginContext === 'FORSIKRING')
    return KUNDEKLIENT;
  // AMB-09: the rest end in the same; the spec keeps the two rules apart.
  return KUNDEKLIENT;
}
