import { isRecord } from '../kit/read-body.ts';
import { type OpinApi, type OpinPolicy, toRecords } from './opin-client.ts';

/** The row of the source system's contract that says the most of a policy that can be said truthfully. */
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

/** The car API's lists name no product. */
const names: Record<OpinApi, string> = {
  'insurance-auto': 'Bil',
  'insurance-housing': 'Bolig',
  'insurance-person': 'Personforsikring',
};

const MAX_TEXT = 500;

/**
 * @param today the day in Norway, as `2026-01-31`
 * @returns undefined for a policy whose term has ended
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

/** The contract is in kroner: another currency is left out, since the portal would call it kroner. */
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

/** Never within a character that is written with more than one code. */
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
