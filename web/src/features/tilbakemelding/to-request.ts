import type { OppfolgingRequest, TilbakemeldingRequest } from '@portal/contract/tilbakemelding.ts';
import type { TilbakemeldingPage } from '@portal/contract/tilbakemelding-blokker.ts';

import type { FollowUpAnswer } from '../../ui/tilbakemelding/follow-up-state.ts';
import type { TilbakemeldingSubmission } from '../../ui/tilbakemelding/main-question.tsx';

/**
 * Converts what the widget submits to the portal's own payload. The page is a route, never the visited address;
 * `productCode` is left out when the page is not about a product.
 *
 * @param options.yesNoToInteger makes 'ja' 5 and 'nei' 1, so that they count with ratings
 */
export function toTilbakemeldingRequest(
  { feedbackValue, message }: TilbakemeldingSubmission,
  page: TilbakemeldingPage,
  options: { productCode?: string; yesNoToInteger?: boolean } = {},
): TilbakemeldingRequest {
  return {
    feedbackValue: toValue(feedbackValue, options.yesNoToInteger ?? false),
    ...(message !== undefined && { text: message }),
    ...(options.productCode && { productCode: options.productCode }),
    page,
  };
}

function toValue(
  value: TilbakemeldingSubmission['feedbackValue'],
  yesNoToInteger: boolean,
): TilbakemeldingRequest['feedbackValue'] {
  if (value === 'ja') return yesNoToInteger ? 5 : value;
  if (value === 'nei') return yesNoToInteger ? 1 : value;
  // Any other single choice becomes a list of one.
  return typeof value === 'string' ? [value] : value;
}

export function toOppfolgingRequest(
  answers: readonly FollowUpAnswer[],
  page: TilbakemeldingPage,
): OppfolgingRequest {
  return { page, answers: [...answers] };
}
