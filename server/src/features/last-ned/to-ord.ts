/** The portal's word for one of a source system, or the source's own where the portal has none. */
export const toOrd = (ord: Readonly<Record<string, string>>, status: string): string =>
  (Object.hasOwn(ord, status) ? ord[status] : undefined) ?? status;
