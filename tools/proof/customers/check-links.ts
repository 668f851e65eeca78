import type { Check, Visit } from './check.ts';

const OWN = '/privat/forsikring/oversikt';
/** The schema of the file that customers take along. */
const OWN_API = '/api/privat/forsikring/';
/** Paths of the neighbouring applications in the specification: purchase, details, tasks, invoices, documents. */
const NEIGHBOURS =
  /^\/privat\/forsikring\/(?:motor|hus|hytte|innbo|student|ung|skade|liv|aksept|betaling|dokumenter|meldinger|detaljer|[a-z]+(?:-[a-z]+)*-details)(?:\/|\?|$)/;

/**
 * Every link works: our own pages exist and contain the fragment; other addresses are complete and lead to expected
 * hosts.
 */
export const checkLinks: Check = async (visit) => {
  const failures: string[] = [];
  for (const page of visit.pages) {
    for (const address of new Set(page.listAddresses())) {
      const failure = await findFailure(visit, page.path, address);
      if (failure !== undefined) failures.push(`${page.path}: ${failure}`);
    }
  }
  return failures;
};

async function findFailure(visit: Visit, from: string, address: string): Promise<string | undefined> {
  if (/undefined|null|NaN|\[object|\s|[{}]/.test(address)) return `'${address}' is no address`;
  if (/^tel:\+?\d+$/.test(address) || /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) return undefined;
  const url = URL.parse(address, `http://portal${from}`);
  if (url === null) return `'${address}' is no address`;
  if (url.host !== 'portal') {
    if (!/^https?:$/.test(url.protocol)) return `'${address}' leads out of the web`;
    return visit.hosts.has(url.host) ? undefined : `'${address}' leads to a host that nobody configured`;
  }
  if (url.pathname.includes('//') || url.pathname.endsWith('/')) return `'${address}' lacks a part`;
  if (url.pathname !== OWN && ![`${OWN}/`, OWN_API].some((own) => url.pathname.startsWith(own))) {
    return NEIGHBOURS.test(url.pathname + url.search) ? undefined : `'${address}' is nobody's`;
  }
  const { status, page } = await visit.open(url.pathname + url.search);
  if (status !== 200 && status !== 303) return `'${address}' answers ${status}`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (id !== '' && page !== undefined && !page.hasId(id)) return `'${address}' points at nothing`;
  return undefined;
}
