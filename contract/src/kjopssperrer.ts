/** The reasons known to the portal why a customer cannot buy online. */
export const kjopssperrer = ['under18', 'utenlandskBosted'] as const;
export type Kjopssperre = (typeof kjopssperrer)[number];
