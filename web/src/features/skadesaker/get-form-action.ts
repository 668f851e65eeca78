import { type SkadesakerTarget, skadesakerTargets } from '@portal/contract/skadesaker-form.ts';

/** The target from a page's query, if it is a known one; anything else is dropped. */
export function findTarget(search: string): SkadesakerTarget | undefined {
  const asked = new URLSearchParams(search).get('target');
  return skadesakerTargets.find((target) => target === asked);
}

/** Where the form posts. The target goes in the query, because the form must have exactly two fields. */
export function getFormAction(jumpUrl: string, target: SkadesakerTarget | undefined): string {
  if (target === undefined) return jumpUrl;
  return `${jumpUrl}${jumpUrl.includes('?') ? '&' : '?'}target=${target}`;
}
