import type { OppfolgingRequest, TilbakemeldingRequest } from '@portal/contract/tilbakemelding.ts';
import type { TilbakemeldingPage } from '@portal/contract/tilbakemelding-blokker.ts';

import type { FollowUpAnswer } from '../../ui/feedback/follow-up-state.ts';
import type { FeedbackSubmission } from '../../ui/feedback/main-question.tsx';

/**
 * What the widget submits, as the portal's own payload. The page is a route, never the address of a
 * visit; `productCode` is left out where the page is about no product.
 *
 * @param options.yesNoToInteger makes 'ja' 5 and 'nei' 1, so that it counts with ratings
 */
export function toTilbakemeldingRequest(
  { feedbackValue, message }: FeedbackSubmission,
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
  value: FeedbackSubmission['feedbackValue'],
  yesNoToInteger: boolean,
): TilbakemeldingRequest['feedbackValue'] {
  if (value === 'ja') return yesNoToInteger ? 5 : value;
  if (value === 'nei') return yesNoToInteger ? 1 : value;
  // Any other single choice is a list of one.
  return typeof value === 'string' ? [value] : value;
}

export function toOppfolgingRequest(
  answers: readonly FollowUpAnswer[],
  page: TilbakemeldingPage,
): OppfolgingRequest {
  return { page, answers: [...answers] };
}
