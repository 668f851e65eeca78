import { isRecord } from '../kit/read-body.ts';
import { type OpinApi, type OpinPolicy, toRecords } from './opin-client.ts';

/** A row of the source-system contract: as much about the policy as can be said truthfully. */
export interface Row {
  policyNumber: string;
  name: string;
  description?: string;
  monthlyPrice?: number;
  yearlyPrice?: number;
  avtaleStatus: 'ACTIVE' | 'PENDING';
  endDate?: string;
  productCode?: string;
  productType: string;
}

/** The lists of the car API name no product. */
const names: Record<OpinApi, string> = {
  'insurance-auto': 'Bil',
  'insurance-housing': 'Bolig',
  'insurance-person': 'Personforsikring',
};

const MAX_TEXT = 500;

/**
 * @param today the date in Norway, e.g. `2026-01-31`
 * @returns undefined for a policy that has expired
 */
export function toAvtale(
  { api, policyId, productName, info, premium }: OpinPolicy,
  today: string,
): Row | undefined {
  const { termStartDate, termEndDate, susepProcessNumber } = info;
  if (typeof termEndDate === 'string' && termEndDate < today) return undefined;
  const [object] = toRecords(info['insuredObjects']);
  const description = object?.['description'];
  const isInForce = typeof termStartDate !== 'string' || termStartDate <= today;
  return {
    policyNumber: policyId,
    name: cut(productName ?? '') || names[api],
    ...(typeof description === 'string' && description !== '' && { description: cut(description) }),
    ...toPrices(premium),
    avtaleStatus: isInForce ? 'ACTIVE' : 'PENDING',
    ...(typeof termEndDate === 'string' && { endDate: termEndDate }),
    ...(typeof susepProcessNumber === 'string' && { productCode: susepProcessNumber }),
    productType: toProductType(api, info, object),
  };
}

/** The contract is in kroner: an amount in another currency is left out, or the portal would show it as kroner. */
function toPrices(premium: Record<string, unknown> | undefined): Pick<Row, 'yearlyPrice'> {
  const total = premium?.['amount'];
  if (!isRecord(total) || !isRecord(total['unit']) || total['unit']['description'] !== 'NOK') return {};
  const yearlyPrice = Number(total['amount']);
  return Number.isFinite(yearlyPrice) ? { yearlyPrice: Math.round(yearlyPrice * 100) / 100 } : {};
}

function toProductType(
  api: OpinApi,
  info: Record<string, unknown>,
  object: Record<string, unknown> | undefined,
): string {
  if (api === 'insurance-person') return 'LIVSFORSIKRING';
  if (api === 'insurance-auto') return object?.['type'] === 'AUTOMOVEL' ? 'BIL' : 'ANNET_KJORETOY';
  const branch = info['branchInfo'];
  const [home] = toRecords(isRecord(branch) ? branch['insuredObjects'] : undefined);
  return home?.['propertyType'] === 'APARTAMENTO' ? 'INNBO' : 'HUS';
}

/** Never inside a character that has more than one code unit. */
function cut(text: string): string {
  const wellFormed = text.toWellFormed();
  if (wellFormed.length <= MAX_TEXT) return wellFormed;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('nb').segment(wellFormed)) {
    if (kept.length + segment.length >= MAX_TEXT) break;
    kept += segment;
  }
  return `${kept}…`;
}
