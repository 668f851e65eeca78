import { type SkadesakerTarget, skadesakerTargets } from '@portal/contract/skadesaker-form.ts';

/** The target asked for in a page's query, where it is one we know; anything else is dropped. */
export function findTarget(search: string): SkadesakerTarget | undefined {
  const asked = new URLSearchParams(search).get('target');
  return skadesakerTargets.find((target) => target === asked);
}

/** Where the form posts: the target goes on as query, since the form's fields are exactly two. */
export function getFormAction(jumpUrl: string, target: SkadesakerTarget | undefined): string {
  if (target === undefined) return jumpUrl;
  return `${jumpUrl}${jumpUrl.includes('?') ? '&' : '?'}target=${target}`;
}
