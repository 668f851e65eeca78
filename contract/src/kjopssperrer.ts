/** Why a customer cannot buy online, as far as the portal knows it. */
export const kjopssperrer = ['under18', 'utenlandskBosted'] as const;
export type Kjopssperre = (typeof kjopssperrer)[number];
